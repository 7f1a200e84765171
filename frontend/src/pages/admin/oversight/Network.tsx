import { useQuery } from '@tanstack/react-query';
import { RefreshCw, Share2, TriangleAlert } from 'lucide-react';
import { Suspense, lazy, useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Network as Answer } from '@/api/words/admin';
import { Alerts } from '@/features/network/Alerts';
import { networkQuery } from '@/features/network/api';
import { EdgeTable } from '@/features/network/EdgeTable';
import { Exports } from '@/features/network/Exports';
import { FilterBar } from '@/features/network/FilterBar';
import { askedOf, isFiltered, listedBeside, nameOf } from '@/features/network/rules';
import { NodeList, NodePanel } from '@/features/network/SidePanel';
import { text } from '@/features/network/text';
import { SavedFilters } from '@/features/saved-filters/SavedFilters';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { useListKeys } from '@/ui/list-keys';
import { Loaded } from '@/ui/Loaded';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { SearchField } from '@/ui/SearchField';
import { Segmented } from '@/ui/Segmented';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { useMedia } from '@/ui/use-media';

const loadGraph = async () => ({
  default: (await import('@/features/network/drawing/GraphPart')).GraphPart,
});
const GraphPart = lazy(loadGraph);

type Change = Partial<Record<string, string>>;

/** The address is where everything stands that can be chosen. */
function usePlace() {
  const [params, setParams] = useSearchParams();
  const narrow = useMedia('(max-width: 767px)');
  const put = useCallback(
    (change: Change) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) {
            if (value === undefined || value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const view = params.get('view') ?? (narrow ? 'table' : 'graph');
  return {
    asked: askedOf(params),
    view: view === 'table' ? ('table' as const) : ('graph' as const),
    open: params.get('open'),
    search: params.get('search') ?? '',
    put,
  };
}

type Place = ReturnType<typeof usePlace>;

function Empty({ place: { asked, put } }: { place: Place }) {
  if (isFiltered(asked))
    return (
      <EmptyState
        icon={Share2}
        action={
          <Button onClick={() => put({ kinds: '', partner: '', node: '', depth: '' })}>
            {text.filters.clear}
          </Button>
        }
      >
        {text.noMatch}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={Share2}
      action={
        asked.days < 365 && <Button onClick={() => put({ days: '365' })}>{text.longer}</Button>
      }
    >
      {text.empty}
    </EmptyState>
  );
}

/** What the server put together or left out. */
function Said({ network }: { network: Answer }) {
  const { grouping, all_nodes: nodes, all_edges: edges, cut } = network;
  if (grouping === 'none' && !cut) return null;
  return (
    <Notice icon={TriangleAlert} tone="info" className="m-4.5">
      {grouping !== 'none' && (
        <p>
          {text.groupedWhy(nodes, edges)} {text.grouped[grouping]}
        </p>
      )}
      {cut && <p>{text.cut}</p>}
    </Notice>
  );
}

function Side({ network, place }: { network: Answer; place: Place }) {
  const { open, search, put } = place;
  const node = network.nodes.find(({ id }) => id === open);
  const show = useCallback((id: string) => put({ open: id }), [put]);
  const shown = useMemo(() => listedBeside(network.nodes, search), [network, search]);
  useListKeys(shown, open, ({ id }) => show(id));
  return (
    <aside className="flex flex-col gap-5 border-line p-4 max-lg:border-t lg:w-80 lg:shrink-0 lg:overflow-y-auto lg:border-l">
      <SearchField
        value={search}
        onSearch={(words) => put({ search: words, open: '' })}
        words={text.search}
      />
      {node === undefined ? (
        <>
          <Alerts network={network} onOpen={show} />
          <NodeList found={shown} search={search} onOpen={show} />
        </>
      ) : (
        <NodePanel
          key={node.id}
          network={network}
          node={node}
          onOpen={show}
          onClose={() => put({ open: '' })}
          onNear={(id) => put({ node: id, depth: '1' })}
          onPartner={(id) => put({ partner: id })}
        />
      )}
      <p className="text-xs text-fg-subtle max-lg:hidden">{text.keys}</p>
    </aside>
  );
}

function Shown({ network, place }: { network: Answer; place: Place }) {
  const { asked, view, open, put } = place;
  const show = useCallback((id: string) => put({ open: id }), [put]);
  const nameIn = (id: string | null) => {
    const node = network.nodes.find((one) => one.id === id);
    return node === undefined ? text.unnamed : nameOf(node);
  };
  const counts: Record<string, number> = {};
  for (const { kind } of network.nodes) counts[kind] = (counts[kind] ?? 0) + 1;
  const empty = network.nodes.length === 0;
  return (
    <>
      <FilterBar
        asked={asked}
        counts={counts}
        names={{ node: nameIn(asked.node), partner: nameIn(`partner:${asked.partner ?? ''}`) }}
        onChange={put}
      />
      <Said network={network} />
      <div className="flex max-lg:flex-col lg:h-[calc(100dvh-17rem)] lg:min-h-120">
        <div className="min-w-0 flex-1 max-lg:min-h-96 lg:overflow-y-auto">
          {empty && <Empty place={place} />}
          {!empty && view === 'table' && <EdgeTable asked={asked} />}
          {!empty && view === 'graph' && (
            <Suspense fallback={<SkeletonRows rows={6} />}>
              <GraphPart network={network} asked={asked} open={open} onOpen={show} />
            </Suspense>
          )}
        </div>
        <Side network={network} place={place} />
      </div>
    </>
  );
}

/** Who brought whom, and where it stalls: as a graph or as a table of its edges. */
export default function Network() {
  usePageTitle(text.title);
  const place = usePlace();
  const query = useQuery(networkQuery(place.asked));
  const [views] = useState(() =>
    (['graph', 'table'] as const).map((value) => ({ value, label: text.view[value] })),
  );
  // Fetched beside the answer, not after it; where that fails, drawing tries again and says so.
  useEffect(() => {
    if (place.view === 'graph') loadGraph().catch(() => undefined);
  }, [place.view]);
  const stale = query.isError && query.data !== undefined;
  return (
    <>
      <PageHeader
        title={text.title}
        lead={text.lead}
        actions={
          <>
            {stale && (
              <Badge tone="caution" dot>
                {text.stale}
              </Badge>
            )}
            <SavedFilters list="network_graph" shown={{ days: String(place.asked.days) }} />
            <Segmented
              label={text.view.label}
              value={place.view}
              options={views}
              onChange={(view) => place.put({ view })}
            />
            <Button
              size="sm"
              icon={<RefreshCw size={14} strokeWidth={1.75} aria-hidden="true" />}
              loading={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {text.refresh}
            </Button>
            <Exports asked={place.asked} />
          </>
        }
      />
      {stale && (
        <Notice icon={TriangleAlert} tone="caution" className="mb-4">
          {text.staleDetail}
        </Notice>
      )}
      <section
        aria-label={text.title}
        aria-busy={query.isPlaceholderData}
        className="overflow-hidden rounded-lg border border-line bg-surface"
      >
        <Loaded query={query} failed={text.loadFailed} skeleton={<SkeletonRows rows={8} />}>
          {(network) => <Shown network={network} place={place} />}
        </Loaded>
      </section>
    </>
  );
}
