import { DirectedGraph } from 'graphology';
import type { Attributes } from 'graphology-types';
import Sigma from 'sigma';
import type { Network } from '@/api/words/admin';
import { nameOf, radiusOf } from '@/features/network/rules';
import type { Colours } from './colours';
import type { Placed } from './place';
import { ShapeProgram } from './shapes';

/** The drawn graph. */
export type Scene = {
  /** Puts a node and what is beside it in front; null puts everything there. */
  show: (id: string | null) => void;
  /** Puts every node where it lies now. */
  move: (placed: Placed) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  whole: () => void;
  end: () => void;
};

/** Whether this browser can draw with WebGL. */
export function canDraw(): boolean {
  try {
    const canvas = document.createElement('canvas');
    return (canvas.getContext('webgl2') ?? canvas.getContext('webgl')) !== null;
  } catch {
    return false;
  }
}

function graphOf({ nodes, links }: Network, placed: Placed, colours: Colours): DirectedGraph {
  const graph = new DirectedGraph();
  nodes.forEach((node, at) => {
    graph.addNode(node.id, {
      x: placed[2 * at] ?? 0,
      y: placed[2 * at + 1] ?? 0,
      size: radiusOf(node),
      label: nameOf(node),
      color: colours.nodes[node.kind],
      kind: node.kind,
      type: 'shape',
    });
  });
  for (const { kind, from, to, count } of links) {
    if (!graph.hasNode(from) || !graph.hasNode(to)) continue;
    const size = Math.min(6, 1 + Math.log10(count));
    graph.mergeEdge(from, to, { color: colours.edges[kind], size, type: 'line' });
  }
  return graph;
}

/** With more links than these only nodes are shown while the picture moves. */
const MOST_LINKS_IN_MOTION = 1000;

/** Draws a network into an element. */
export function createScene(
  element: HTMLElement,
  network: Network,
  placed: Placed,
  colours: Colours,
  onOpen: (id: string) => void,
): Scene {
  const graph = graphOf(network, placed, colours);
  let front: { id: string; near: Set<string> } | null = null;
  const isBehind = (id: string) => front !== null && front.id !== id && !front.near.has(id);
  const sigma = new Sigma(graph, element, {
    nodeProgramClasses: { shape: ShapeProgram },
    defaultNodeType: 'shape',
    labelFont: '"Hanken Grotesk Variable", sans-serif',
    labelSize: 12,
    labelColor: { color: colours.label },
    labelRenderedSizeThreshold: 6,
    labelDensity: 0.6,
    zIndex: true,
    // Labels are drawn one by one, and thousands of links over one another: a picture that is dragged would stutter.
    hideLabelsOnMove: true,
    hideEdgesOnMove: network.links.length > MOST_LINKS_IN_MOTION,
    nodeReducer: (id, data) =>
      isBehind(id)
        ? { ...data, color: colours.faint, label: null, zIndex: 0 }
        : { ...data, zIndex: 1, forceLabel: front !== null, highlighted: front?.id === id },
    edgeReducer: (edge, data) => {
      if (front === null || graph.hasExtremity(edge, front.id)) return data;
      return { ...data, color: colours.faint };
    },
  });
  sigma.on('clickNode', ({ node }) => onOpen(node));
  const camera = sigma.getCamera();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = still ? 0 : 220;
  return {
    show: (id) => {
      front = id !== null && graph.hasNode(id) ? { id, near: new Set(graph.neighbors(id)) } : null;
      sigma.refresh({ skipIndexation: true });
    },
    move: (to) => {
      let at = 0;
      const place = (_: string, node: Attributes) => {
        const [x, y] = [to[2 * at] ?? 0, to[2 * at + 1] ?? 0];
        at += 1;
        return { ...node, x, y };
      };
      // All at once, so that they are drawn once; the graph keeps them in the order in which they were added.
      graph.updateEachNodeAttributes(place, { attributes: ['x', 'y'] });
    },
    zoomIn: () => void camera.animatedZoom({ duration }),
    zoomOut: () => void camera.animatedUnzoom({ duration }),
    whole: () => void camera.animatedReset({ duration }),
    end: () => sigma.kill(),
  };
}
