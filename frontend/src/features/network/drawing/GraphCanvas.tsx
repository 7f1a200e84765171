import { Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Network } from '@/api/words/admin';
import { radiusOf } from '@/features/network/rules';
import { text } from '@/features/network/text';
import { IconButton } from '@/ui/IconButton';
import { Spinner } from '@/ui/Spinner';
import { readColours } from './colours';
import { placed } from './layout';
import { createScene, type Scene } from './scene';

type GraphCanvasProps = {
  network: Network;
  open: string | null;
  onOpen: (id: string) => void;
  /** Called where the browser refuses to draw after all. */
  onFailed: () => void;
};

function taskOf({ nodes, links }: Network) {
  const at = new Map(nodes.map(({ id }, index) => [id, index]));
  return {
    nodes: nodes.map((node) => ({ id: node.id, size: radiusOf(node) })),
    links: links.map(({ from, to }) => [at.get(from) ?? -1, at.get(to) ?? -1] as const),
  };
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The picture: placed beside the page, drawn with WebGL. What it shows, the list beside it holds too. */
export function GraphCanvas({ network, open, onOpen, onFailed }: GraphCanvasProps) {
  const element = useRef<HTMLDivElement>(null);
  const scene = useRef<Scene>(null);
  const latest = useRef({ open, onOpen, onFailed });
  const [ready, setReady] = useState<Network>();
  useEffect(() => {
    latest.current = { open, onOpen, onFailed };
    scene.current?.show(open);
  }, [open, onOpen, onFailed]);
  useEffect(() => {
    const ending = new AbortController();
    const draw = (places: Float32Array) => {
      if (ending.signal.aborted || element.current === null) return;
      if (scene.current !== null) {
        scene.current.move(places);
        return;
      }
      scene.current = createScene(element.current, network, places, readColours(), (id) =>
        latest.current.onOpen(id),
      );
      scene.current.show(latest.current.open);
    };
    const fail = () => {
      if (!ending.signal.aborted) latest.current.onFailed();
    };
    placed(taskOf(network), ending.signal, draw)
      .then(() => setReady(network))
      .catch(fail);
    return () => {
      ending.abort();
      scene.current?.end();
      scene.current = null;
    };
  }, [network]);
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
