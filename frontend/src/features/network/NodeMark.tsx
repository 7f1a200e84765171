import type { NetworkNodeKind } from '@/api/words/admin';

const paths: Record<NetworkNodeKind, string> = {
  user: 'M7 2.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9Z',
  company: 'M2.5 2.5h9v9h-9Z',
  partner: 'M7 1l6 6l-6 6l-6-6Z',
  role: 'M7 2l5.5 9.5h-11Z',
  placement: 'M7 1l5.2 3v6L7 13l-5.2-3V4Z',
  cluster: 'M7 1a6 6 0 1 0 0 12a6 6 0 1 0 0-12Zm0 3.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5Z',
};

const tones: Record<NetworkNodeKind, string> = {
  partner: 'fill-amethyst-9',
  user: 'fill-verdigris-8',
  company: 'fill-azurite-9',
  role: 'fill-stone-9',
  placement: 'fill-verdigris-12',
  cluster: 'fill-verdigris-9',
};

/** The shape of a kind, as the graph draws it. The word stands beside it. */
export function NodeMark({ kind }: { kind: NetworkNodeKind }) {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" className="shrink-0" aria-hidden="true">
      <path d={paths[kind]} fillRule="evenodd" className={tones[kind]} />
    </svg>
  );
}
