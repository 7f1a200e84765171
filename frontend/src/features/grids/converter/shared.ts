import { packed, unpacked, MAX_FRAGMENT } from '@/features/grids/formats/fragment';
import type { Pair } from '@/features/grids/formats/write';
import { blank } from '@/features/grids/rules';

export const formats = [
  'json',
  'pair',
  'python',
  'rust',
  'cpp',
  'csv',
  'digits',
  'picture',
] as const;
export type Format = (typeof formats)[number];
export type Side = 'input' | 'output';

/** What the address holds: both grids, the one that is drawn, and the tab that is open. */
export type Shared = Pair & { side: Side; format: Format };

const saidIn = (hash: string): URLSearchParams =>
  new URLSearchParams(hash.length > MAX_FRAGMENT ? '' : hash.replace(/^#/, ''));

/** What the part behind # says; what is missing or broken is as on an empty page. */
export function sharedIn(hash: string): Shared {
  const said = saidIn(hash);
  return {
    input: unpacked(said.get('i')) ?? blank(3, 3),
    output: unpacked(said.get('o')) ?? blank(3, 3),
    side: said.get('side') === 'output' ? 'output' : 'input',
    format: formats.find((format) => format === said.get('as')) ?? 'json',
  };
}

/** The part behind # of an address that hands both grids over. */
export const pairHash = ({ input, output }: Pair): string =>
  `#i=${packed(input)}&o=${packed(output)}`;

/** The grids that such an address hands over; null where it does not hold both. */
export function pairIn(hash: string): Pair | null {
  const said = saidIn(hash);
  const [input, output] = [unpacked(said.get('i')), unpacked(said.get('o'))];
  return input === null || output === null ? null : { input, output };
}

export function hashOf({ input, output, side, format }: Shared): string {
  return `#i=${packed(input)}&o=${packed(output)}&side=${side}&as=${format}`;
}
