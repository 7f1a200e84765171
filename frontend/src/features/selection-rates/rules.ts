import type { ExactFraction, SelfIdGroup } from '@/api/words';
import { text } from './text';

/** “66.7%”: rounded for reading; the exact fraction stands beside it. */
export function percentOf({ over, under }: ExactFraction): string {
  const tenths = Math.floor((over * 2000 + under) / (under * 2));
  return `${Math.floor(tenths / 10)}.${tenths % 10}%`;
}

/** “2/3”. */
export const exactly = ({ over, under }: ExactFraction): string => `${over}/${under}`;

/** “Women, Men”. */
export const namesOf = (groups: readonly SelfIdGroup[]): string =>
  groups.map((group) => text.groups[group]).join(', ');
