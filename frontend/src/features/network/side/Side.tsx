import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Network } from '@/api/words/admin';
import { Alerts } from '@/features/network/Alerts';
import { listed, listedBeside } from '@/features/network/rules';
import { NodeList, NodePanel } from '@/features/network/SidePanel';
import { text } from '@/features/network/text';
import { useListKeys } from '@/ui/list-keys';
import { SearchField } from '@/ui/SearchField';
import type { Step } from './path';
import { PathPanel } from './PathPanel';
import type { Place } from './use-place';

/** What is pressed here often goes: the focus then moves to what came in its place, and not on the first showing. */
function useFocusKept(shown: string) {
  const side = useRef<HTMLElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body)
      side.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [shown]);
  return side;
}

type SideProps = { network: Network; place: Place; path: readonly Step[] | null };

/** Beside the drawing: what stands out, who brings people in, the open node, or a path. */
export function Side({ network, place, path }: SideProps) {
  const { open, start, search, put } = place;
  const from = network.nodes.find(({ id }) => id === start);
  const node = network.nodes.find(({ id }) => id === open && id !== from?.id);
  const show = useCallback((id: string) => put({ open: id }), [put]);
  const shown = useMemo(
    () =>
      from === undefined
        ? listedBeside(network.nodes, search)
        : listed(network.nodes, search).filter(({ id }) => id !== from.id),
    [network, search, from],
  );
  useListKeys(shown, open, ({ id }) => show(id));
  const side = useFocusKept(`${open ?? ''} ${start ?? ''}`);
  return (
    <aside
      ref={side}
      className="flex flex-col gap-5 border-line p-4 *:shrink-0 max-lg:border-t lg:w-80 lg:shrink-0 lg:overflow-y-auto lg:border-l"
    >
      <SearchField
        value={search}
        onSearch={(words) => put({ search: words, open: '' })}
        words={text.search}
      />
      {from !== undefined && (
        <PathPanel
          network={network}
          start={from}
          end={node}
          path={path}
          onOpen={(id) => put({ start: '', open: id })}
          onOther={() => put({ open: '' })}
          onClear={() => put({ start: '' })}
        />
      )}
      {from !== undefined && node === undefined && (
        <NodeList title={text.path.list} found={shown} search={search} onOpen={show} />
      )}
      {from === undefined && node === undefined && (
        <>
          <Alerts network={network} onOpen={show} />
          <NodeList title={text.panel.none} found={shown} search={search} onOpen={show} />
        </>
      )}
      {from === undefined && node !== undefined && (
        <NodePanel
          key={node.id}
          network={network}
          node={node}
          onOpen={show}
          onClose={() => put({ open: '' })}
          onNear={(id) => put({ node: id, depth: '1' })}
          onPartner={(id) => put({ partner: id })}
          onPath={(id) => put({ start: id, open: '', search: '' })}
        />
      )}
      <p className="text-xs text-fg-subtle max-lg:hidden">{text.keys}</p>
    </aside>
  );
}
