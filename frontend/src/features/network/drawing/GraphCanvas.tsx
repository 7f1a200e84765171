import { Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Network } from '@/api/words/admin';
import { useShownTheme } from '@/ui/use-shown-theme';
import { radiusOf } from '@/features/network/rules';
import { text } from '@/features/network/text';
import { IconButton } from '@/ui/IconButton';
import { Spinner } from '@/ui/Spinner';
import { readColours } from './colours';
import { placed } from './layout';
import { createScene, type Look, type Pressed, type Scene } from './scene';

type GraphCanvasProps = {
  network: Network;
  look: Look;
  onPress: Pressed;
  /** Called where the browser refuses to draw after all. */
  onFailed: () => void;
};

function taskOf({ nodes, links }: Network, aspect: number) {
  const at = new Map(nodes.map(({ id }, index) => [id, index]));
  return {
    nodes: nodes.map((node) => ({ id: node.id, size: radiusOf(node) })),
    links: links.map(({ from, to }) => [at.get(from) ?? -1, at.get(to) ?? -1] as const),
    aspect,
  };
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** How much wider than high an element is, within reason. */
function aspectOf(element: HTMLElement | null): number {
  const { clientWidth: width = 1, clientHeight: height = 1 } = element ?? {};
  return Math.min(4, Math.max(0.25, width / Math.max(1, height)));
}

/** The picture: placed beside the page, drawn with WebGL. What it shows, the list beside it holds too. */
export function GraphCanvas({ network, look, onPress, onFailed }: GraphCanvasProps) {
  const element = useRef<HTMLDivElement>(null);
  const scene = useRef<Scene>(null);
  const latest = useRef({ look, onPress, onFailed });
  const [ready, setReady] = useState<Network>();
  const theme = useShownTheme();
  useEffect(() => {
    latest.current = { look, onPress, onFailed };
    scene.current?.show(look);
  }, [look, onPress, onFailed]);
  useEffect(() => {
    const ending = new AbortController();
    const draw = (places: Float32Array) => {
      if (ending.signal.aborted || element.current === null) return;
      if (scene.current !== null) {
        scene.current.move(places);
        return;
      }
      scene.current = createScene(element.current, network, places, readColours(), (...pressed) =>
        latest.current.onPress(...pressed),
      );
      scene.current.show(latest.current.look);
    };
    const fail = () => {
      if (!ending.signal.aborted) latest.current.onFailed();
    };
    placed(taskOf(network, aspectOf(element.current)), ending.signal, draw)
      .then(() => setReady(network))
      .catch(fail);
    return () => {
      ending.abort();
      scene.current?.end();
      scene.current = null;
    };
    // The colours are read from the page: another theme is another drawing.
  }, [network, theme]);
  return (
    <div
      className="relative h-full min-h-96 bg-surface-2"
      role="group"
      aria-label={text.graphLabel}
    >
      <div ref={element} className="absolute inset-0" aria-hidden="true" />
      {ready !== network && (
        <p
          role="status"
          className="absolute inset-x-0 top-4 flex items-center justify-center gap-2 text-sm text-fg-muted"
        >
          <Spinner /> {text.drawing}
        </p>
      )}
      <div className="absolute top-3 right-3 flex flex-col gap-1 rounded-md border border-line bg-surface p-1">
        <IconButton label={text.zoomIn} onClick={() => scene.current?.zoomIn()}>
          <Plus {...icon} />
        </IconButton>
        <IconButton label={text.zoomOut} onClick={() => scene.current?.zoomOut()}>
          <Minus {...icon} />
        </IconButton>
        <IconButton label={text.whole} onClick={() => scene.current?.whole()}>
          <Maximize {...icon} />
        </IconButton>
      </div>
      <p className="absolute bottom-2 left-3 max-w-[70%] text-xs text-fg-muted">{text.graphHint}</p>
    </div>
  );
}
