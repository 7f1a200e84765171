import { ArrowDown, X } from 'lucide-react';
import type { Network, NetworkNode } from '@/api/words/admin';
import { NodeMark } from '@/features/network/NodeMark';
import { nameOf } from '@/features/network/rules';
import { text } from '@/features/network/text';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import type { Step } from './path';

const words = text.path;

type PathPanelProps = {
  network: Network;
  start: NetworkNode;
  /** The other end; absent until one is chosen. */
  end: NetworkNode | undefined;
  path: readonly Step[] | null;
  onOpen: (id: string) => void;
  onOther: () => void;
  onClear: () => void;
};

function Steps({
  network,
  path,
  onOpen,
}: Pick<PathPanelProps, 'network' | 'onOpen'> & { path: readonly Step[] }) {
  return (
    <ol aria-label={words.steps} className="flex flex-col">
      {path.map(({ id, by }) => {
        const node = network.nodes.find((one) => one.id === id);
        if (node === undefined) return null;
        return (
          <li key={id}>
            {by !== null && (
              <p className="ml-3.5 flex items-center gap-1.5 border-l-2 border-line py-1 pl-3 text-xs text-fg-muted">
                <ArrowDown size={12} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
                {by.forwards ? text.edges[by.kind] : text.edgesBack[by.kind]}
              </p>
            )}
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2 py-1 text-left text-sm font-medium hover:bg-surface-hover max-md:min-h-11"
            >
              <NodeMark kind={node.kind} />
              <span className="min-w-0 break-words">{nameOf(node)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The way between two nodes, as a list; its other end is chosen below. */
export function PathPanel({ network, start, end, path, onOpen, onOther, onClear }: PathPanelProps) {
  return (
    <section aria-labelledby="network-path" className="flex flex-col gap-3">
      <header className="flex items-start gap-2.5 px-2">
        <div className="min-w-0 flex-1">
          <h2 id="network-path" tabIndex={-1} className="text-md font-semibold outline-none">
            {words.title}
          </h2>
          <p className="text-sm break-words text-fg-muted">{words.from(nameOf(start))}</p>
        </div>
        <IconButton label={words.cleared} onClick={onClear}>
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </header>
      {end === undefined && <p className="px-2 text-sm">{words.choose}</p>}
      {end !== undefined && (
        <p role="status" className="px-2 text-sm">
          {path === null ? words.none : words.found(path.length - 1)}
        </p>
      )}
      {path !== null && end !== undefined && (
        <Steps network={network} path={path} onOpen={onOpen} />
      )}
      {end !== undefined && (
        <Button size="sm" className="self-start" onClick={onOther}>
          {words.other}
        </Button>
      )}
    </section>
  );
}
