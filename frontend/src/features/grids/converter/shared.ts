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

/** What the part behind # says; what is missing or broken is as on an empty page. */
export function sharedIn(hash: string): Shared {
  const said = new URLSearchParams(hash.length > MAX_FRAGMENT ? '' : hash.replace(/^#/, ''));
  return {
    input: unpacked(said.get('i')) ?? blank(3, 3),
    output: unpacked(said.get('o')) ?? blank(3, 3),
    side: said.get('side') === 'output' ? 'output' : 'input',
    format: formats.find((format) => format === said.get('as')) ?? 'json',
  };
}

export function hashOf({ input, output, side, format }: Shared): string {
  return `#i=${packed(input)}&o=${packed(output)}&side=${side}&as=${format}`;
}
