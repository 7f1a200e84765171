import type { NetworkEdgeKind, NetworkNodeKind } from '@/api/words/admin';

/** The token of each kind. */
export const nodeTokens: Record<NetworkNodeKind, string> = {
  partner: '--amethyst-9',
  user: '--verdigris-8',
  company: '--azurite-9',
  role: '--stone-9',
  placement: '--verdigris-12',
  cluster: '--verdigris-9',
};

const edgeTokens: Record<NetworkEdgeKind, string> = {
  referral: '--amethyst-7',
  invite: '--azurite-6',
  application: '--stone-7',
  placement: '--verdigris-9',
  company: '--stone-5',
};

export type Colours = {
  nodes: Record<NetworkNodeKind, string>;
  edges: Record<NetworkEdgeKind, string>;
  faint: string;
  label: string;
  /** Around a label, the colour of what is behind it. */
  rim: string;
};

/** The tokens as the shaders read them: red, green and blue. */
export function readColours(): Colours {
  const style = getComputedStyle(document.documentElement);
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (token: string) => {
    if (pen === null) return 'gray';
    pen.fillStyle = style.getPropertyValue(token).trim();
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  const all = <K extends string>(tokens: Record<K, string>) =>
    Object.fromEntries(
      Object.entries<string>(tokens).map(([kind, token]) => [kind, read(token)]),
    ) as Record<K, string>;
  return {
    nodes: all(nodeTokens),
    edges: all(edgeTokens),
    faint: read('--stone-4'),
    label: read('--stone-12'),
    rim: read('--surface-2'),
  };
}
