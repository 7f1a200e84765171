import { useQuery } from '@tanstack/react-query';
import { RefreshCw, Share2, TriangleAlert } from 'lucide-react';
import { Suspense, lazy, useCallback, useEffect, useMemo, useState } from 'react';
import type { Network as Answer } from '@/api/words/admin';
import { networkQuery } from '@/features/network/api';
import { EdgeTable } from '@/features/network/EdgeTable';
import { Exports } from '@/features/network/Exports';
import { FilterBar } from '@/features/network/FilterBar';
import { Legend } from '@/features/network/Legend';
import { isFiltered, nameOf } from '@/features/network/rules';
import { pathBetween } from '@/features/network/side/path';
import { Side } from '@/features/network/side/Side';
import { usePlace, type Place } from '@/features/network/side/use-place';
import { text } from '@/features/network/text';
import { Brush } from '@/features/network/time/Brush';
import { within } from '@/features/network/time/rules';
import { SavedFilters } from '@/features/saved-filters/SavedFilters';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Loaded } from '@/ui/Loaded';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { Segmented } from '@/ui/Segmented';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';

const loadGraph = async () => ({
  default: (await import('@/features/network/drawing/GraphPart')).GraphPart,
});
const GraphPart = lazy(loadGraph);

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

/** What of a network is shown, and what is in front of it. */
function useLook(network: Answer, { open, start, window }: Place) {
  const shown = useMemo(() => within(network.links, window), [network, window]);
  const there = useMemo(
    () =>
      shown === null
        ? network
        : { ...network, links: network.links.filter((_, at) => shown.has(at)) },
    [network, shown],
  );
  const path = useMemo(
    () =>
      start === null || open === null || start === open
        ? null
        : pathBetween(there.links, start, open),
    [there, start, open],
  );
  const look = useMemo(
    () => ({ open: open ?? start, path: path?.map(({ id }) => id) ?? [], links: shown }),
    [open, start, path, shown],
  );
  return { there, path, look };
}

function Shown({ network, place }: { network: Answer; place: Place }) {
  const { asked, view, open, window, put } = place;
  const { there, path, look } = useLook(network, place);
  const press = useCallback(
    (id: string, { shift }: { shift: boolean }) =>
      put(shift && open !== null && open !== id ? { start: open, open: id } : { open: id }),
    [open, put],
  );
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
              <GraphPart
                network={network}
                asked={asked}
                look={look}
                legend={<Legend links={there.links} clusters={(counts['cluster'] ?? 0) > 0} />}
                brush={
                  <Brush
                    network={network}
                    window={window}
                    shown={there.links.length}
                    onChange={(next) => put({ from: next?.from ?? '', to: next?.to ?? '' })}
                  />
                }
                onPress={press}
              />
            </Suspense>
          )}
        </div>
        <Side network={there} place={place} path={path} />
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
