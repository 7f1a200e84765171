import { DirectedGraph } from 'graphology';
import forceAtlas2 from 'graphology-layout-forceatlas2';
import { placeOf } from './seed';

/** What is placed: names, and pairs of them by their numbers. */
export type Task = {
  nodes: readonly { id: string; size: number }[];
  links: readonly (readonly [number, number])[];
};

/** A coordinate for each node, x before y. */
export type Placed = Float32Array;

/** After so many rounds there is something to see, after so many more the shape is there, and in the end it is settled. */
const ROUNDS = [3, 47, 200];

/** Where the nodes lie, first roughly and then as they stay. The same task always ends in the same places. */
export function* place({ nodes, links }: Task): Generator<Placed> {
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
    const placed = new Float32Array(2 * nodes.length);
    nodes.forEach(({ id }, at) => {
      placed[2 * at] = graph.getNodeAttribute(id, 'x') as number;
      placed[2 * at + 1] = graph.getNodeAttribute(id, 'y') as number;
    });
    yield placed;
  }
}
