/** The shortest way from one node of the loaded graph to another, whatever way its links point. Pure. */
import type { Network, NetworkEdgeKind } from '@/api/words/admin';

type Links = Network['links'];

/** One node of a path, and what ties it to the one before it. */
export type Step = {
  id: string;
  /** Null for the first one. */
  by: { kind: NetworkEdgeKind; forwards: boolean } | null;
};

type Way = { id: string; by: Step['by'] };

function waysOf(links: Links): Map<string, Way[]> {
  const ways = new Map<string, Way[]>();
  const add = (from: string, way: Way) => {
    const known = ways.get(from);
    if (known === undefined) ways.set(from, [way]);
    else known.push(way);
  };
  for (const { from, to, kind } of links) {
    add(from, { id: to, by: { kind, forwards: true } });
    add(to, { id: from, by: { kind, forwards: false } });
  }
  return ways;
}

/** The nodes from one end to the other, both of them included; null where nothing ties them. */
export function pathBetween(links: Links, from: string, to: string): readonly Step[] | null {
  const ways = waysOf(links);
  const before = new Map<string, { id: string; by: Step['by'] } | null>([[from, null]]);
  const queue = [from];
  for (const here of queue) {
    if (here === to) break;
    for (const { id, by } of ways.get(here) ?? []) {
      if (before.has(id)) continue;
      before.set(id, { id: here, by });
      queue.push(id);
    }
  }
  if (!before.has(to)) return null;
  const path: Step[] = [];
  for (let at: string | undefined = to; at !== undefined;) {
    const last: { id: string; by: Step['by'] } | null = before.get(at) ?? null;
    path.push({ id: at, by: last?.by ?? null });
    at = last?.id;
  }
  return path.toReversed();
}
