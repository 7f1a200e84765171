import { DirectedGraph } from 'graphology';
import forceAtlas2 from 'graphology-layout-forceatlas2';
import { placeOf } from './seed';

/** What is placed: names, and pairs of them by their numbers. */
export type Task = {
  nodes: readonly { id: string; size: number }[];
  links: readonly (readonly [number, number])[];
  /** How much wider than high the picture is. */
  aspect: number;
};

/** A coordinate for each node, x before y. */
export type Placed = Float32Array;

/** After so many rounds there is something to see, after so many more the shape is there, and in the end it is settled. */
const ROUNDS = [3, 47, 200];

/** How much a node's turn along an axis counts, against where it lies there. */
const EVENLY = 0.65;

/**
 * Coordinates of one axis from 0 to 1: mostly by their order, so that a few nodes far away do not press all others
 * together, and the picture is filled.
 */
function spread(at: readonly number[]): number[] {
  const [least, most] = [Math.min(...at), Math.max(...at)];
  const order = at.map((_, index) => index).toSorted((a, b) => (at[a] ?? 0) - (at[b] ?? 0));
  const turns = new Array<number>(at.length).fill(0);
  order.forEach((index, turn) => {
    turns[index] = at.length === 1 ? 0.5 : turn / (at.length - 1);
  });
  return at.map((value, index) => {
    const lies = most === least ? 0.5 : (value - least) / (most - least);
    return EVENLY * (turns[index] ?? 0) + (1 - EVENLY) * lies;
  });
}

/** Where the nodes lie, first roughly and then as they stay. The same task always ends in the same places. */
export function* place({ nodes, links, aspect }: Task): Generator<Placed> {
  const graph = new DirectedGraph();
  for (const { id, size } of nodes) graph.addNode(id, { ...placeOf(id), size });
  for (const [from, to] of links) {
    const [source, target] = [nodes[from]?.id, nodes[to]?.id];
    if (source !== undefined && target !== undefined && source !== target)
      graph.mergeEdge(source, target);
  }
  const settings = {
    ...forceAtlas2.inferSettings(graph),
    barnesHutOptimize: nodes.length > 300,
    adjustSizes: false,
  };
  for (const iterations of ROUNDS) {
    forceAtlas2.assign(graph, { iterations, settings });
    const [x, y] = (['x', 'y'] as const).map((axis) =>
      spread(nodes.map(({ id }) => graph.getNodeAttribute(id, axis) as number)),
    );
    const placed = new Float32Array(2 * nodes.length);
    nodes.forEach((_, at) => {
      placed[2 * at] = aspect * (x?.[at] ?? 0);
      placed[2 * at + 1] = y?.[at] ?? 0;
    });
    yield placed;
  }
}
