import { DirectedGraph } from 'graphology';
import type { Attributes } from 'graphology-types';
import Sigma from 'sigma';
import type { Network } from '@/api/words/admin';
import { nameOf, radiusOf } from '@/features/network/rules';
import type { Colours } from './colours';
import { byPriority, drawLabels, FONT_SIZE, placeLabels } from './labels';
import type { Placed } from './place';
import { ShapeProgram } from './shapes';

/** What is put in front, and what is there at all. */
export type Look = {
  /** The node that is open; what is beside it is in front with it. */
  open: string | null;
  /** The nodes of a path, which then are in front alone; empty where there is none. */
  path: readonly string[];
  /** Which links are there, by their numbers; null for all. */
  links: ReadonlySet<number> | null;
};

/** The drawn graph. */
export type Scene = {
  show: (look: Look) => void;
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

/** How thick a link of each kind is; the legend draws the same. */
const widths = { referral: 1, invite: 1, application: 1, placement: 2, company: 0.7 } as const;

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
  links.forEach(({ kind, from, to, count }, at) => {
    if (!graph.hasNode(from) || !graph.hasNode(to)) return;
    // Two nodes may be tied by several kinds: one line, which is hidden with the last of them.
    if (graph.hasEdge(from, to)) {
      graph.updateEdgeAttribute(from, to, 'links', (before: number[]) => [...before, at]);
      return;
    }
    const size = Math.min(6, widths[kind] + Math.log10(count));
    graph.addEdge(from, to, { color: colours.edges[kind], size, type: 'line', links: [at] });
  });
  return graph;
}

type Front = { nodes: ReadonlySet<string>; edges: ReadonlySet<string>; open: string | null };

/** What is in front: a path, or a node with what is beside it; null where everything is. */
function frontOf(graph: DirectedGraph, { open, path }: Look): Front | null {
  if (path.length > 1) {
    const pairs = path.slice(1).map((id, at) => [path[at] ?? '', id] as const);
    const edges = pairs.flatMap(([from, to]) =>
      graph.hasNode(from) && graph.hasNode(to)
        ? graph.edges(from, to).concat(graph.edges(to, from))
        : [],
    );
    return { nodes: new Set(path), edges: new Set(edges), open };
  }
  if (open === null || !graph.hasNode(open)) return null;
  return {
    nodes: new Set([open, ...graph.neighbors(open)]),
    edges: new Set(graph.edges(open)),
    open,
  };
}

/** The nodes at the ends of the links that are there; null for all. */
function thereOf(
  { links }: Network,
  shown: ReadonlySet<number> | null,
): ReadonlySet<string> | null {
  if (shown === null) return null;
  const ends = links.filter((_, at) => shown.has(at)).flatMap(({ from, to }) => [from, to]);
  return new Set(ends);
}

/** With more links than these only nodes are shown while the picture moves. */
const MOST_LINKS_IN_MOTION = 1000;
/** So many nodes have names whatever their size; of more, only the large ones. */
const FEW = 60;
const LARGE = 6;
const FONT = `500 ${FONT_SIZE}px "Hanken Grotesk Variable", sans-serif`;

/** Draws the names over the picture, where they fit; called whenever it was drawn. */
function namer(sigma: Sigma, { nodes }: Network, colours: Colours) {
  const context = sigma.getCanvases()['labels']?.getContext('2d') ?? null;
  const measured = new Map<string, number>();
  const ranked = nodes
    .map((node) => ({ id: node.id, kind: node.kind, size: radiusOf(node), words: nameOf(node) }))
    .toSorted(byPriority);
  const widthOf = (words: string): number => {
    const width = measured.get(words) ?? context?.measureText(words).width ?? 0;
    measured.set(words, width);
    return width;
  };
  return (front: Front | null) => {
    const mouse = sigma.getMouseCaptor();
    // Names are drawn one by one: a picture that is dragged would stutter.
    if (context === null || mouse.isMoving || mouse.draggedEvents > 0) return;
    context.font = FONT;
    const wanted = front === null ? ranked : ranked.filter(({ id }) => front.nodes.has(id));
    const first = wanted.toSorted(
      (a, b) => Number(b.id === front?.open) - Number(a.id === front?.open),
    );
    const candidates = first.flatMap(({ id, words }) => {
      const data = sigma.getNodeDisplayData(id);
      if (data === undefined || data.hidden) return [];
      const radius = sigma.scaleSize(data.size);
      if (front === null && nodes.length > FEW && radius < LARGE) return [];
      const { x, y } = sigma.framedGraphToViewport(data);
      return [{ words, width: widthOf(words), x, y, radius }];
    });
    drawLabels(context, placeLabels(candidates, sigma.getDimensions()), colours);
  };
}

export type Pressed = (id: string, how: { shift: boolean }) => void;

/** Draws a network into an element. */
export function createScene(
  element: HTMLElement,
  network: Network,
  placed: Placed,
  colours: Colours,
  onPress: Pressed,
): Scene {
  const graph = graphOf(network, placed, colours);
  let look: Look = { open: null, path: [], links: null };
  let front: Front | null = null;
  let there: ReadonlySet<string> | null = null;
  const sigma = new Sigma(graph, element, {
    nodeProgramClasses: { shape: ShapeProgram },
    defaultNodeType: 'shape',
    zIndex: true,
    // The names are drawn below: those of the library cover and cut each other.
    renderLabels: false,
    defaultDrawNodeHover: (context, { label, x, y, size }) => {
      if (typeof label !== 'string') return;
      context.font = FONT;
      const { width } = context.measureText(label);
      const own = { words: label, width, x, y, radius: size };
      drawLabels(context, placeLabels([own], sigma.getDimensions()), colours);
    },
    // Room for the names of the outermost nodes.
    stagePadding: 40,
    hideEdgesOnMove: network.links.length > MOST_LINKS_IN_MOTION,
    nodeReducer: (id, data) => {
      if (there !== null && !there.has(id) && front?.nodes.has(id) !== true)
        return { ...data, hidden: true };
      if (front !== null && !front.nodes.has(id))
        return { ...data, color: colours.faint, label: null, zIndex: 0 };
      return { ...data, zIndex: 1, highlighted: front?.open === id };
    },
    edgeReducer: (edge, data) => {
      const links = data['links'] as readonly number[];
      if (look.links !== null && !links.some((at) => look.links?.has(at)))
        return { ...data, hidden: true };
      if (front === null) return data;
      if (!front.edges.has(edge)) return { ...data, color: colours.faint, zIndex: 0 };
      const size = (data['size'] as number) + (look.path.length > 1 ? 2 : 0);
      return { ...data, size, zIndex: 1 };
    },
  });
  const name = namer(sigma, network, colours);
  sigma.on('afterRender', () => name(front));
  sigma.on('clickNode', ({ node, event }) => onPress(node, { shift: event.original.shiftKey }));
  const camera = sigma.getCamera();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = still ? 0 : 220;
  return {
    show: (to) => {
      look = to;
      front = frontOf(graph, to);
      there = thereOf(network, to.links);
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
