import type { NetworkEdgeKind } from '@/api/words/admin';
import { NodeMark } from './NodeMark';
import { text } from './text';

/** As the drawing has them: the colour of a kind, and how thick its lines are. */
const lines: Record<NetworkEdgeKind, { tone: string; width: number }> = {
  referral: { tone: 'stroke-amethyst-7', width: 2 },
  invite: { tone: 'stroke-azurite-6', width: 2 },
  application: { tone: 'stroke-stone-7', width: 2 },
  placement: { tone: 'stroke-verdigris-9', width: 4 },
  company: { tone: 'stroke-stone-5', width: 1 },
};
const kinds = Object.keys(lines) as NetworkEdgeKind[];

type LegendProps = {
  links: readonly { kind: NetworkEdgeKind }[];
  /** Whether nodes were put together. */
  clusters: boolean;
};

/** What the lines of the drawing mean, of those that are there; the nodes are explained by their filters above. */
export function Legend({ links, clusters }: LegendProps) {
  const there = kinds.filter((kind) => links.some((link) => link.kind === kind));
  if (there.length === 0) return null;
  return (
    <ul
      aria-label={text.legend.label}
      className="flex flex-wrap gap-x-4 gap-y-1 border-b border-line px-4.5 py-2 text-xs text-fg-muted"
    >
      {there.map((kind) => (
        <li key={kind} className="inline-flex items-center gap-1.5">
          <svg width="18" height="6" viewBox="0 0 18 6" aria-hidden="true" className="shrink-0">
            <path d="M0 3H18" strokeWidth={lines[kind].width} className={lines[kind].tone} />
          </svg>
          {text.edges[kind]}
        </li>
      ))}
      {clusters && (
        <li className="inline-flex items-center gap-1.5">
          <NodeMark kind="cluster" />
          {text.kinds.cluster}
        </li>
      )}
    </ul>
  );
}
