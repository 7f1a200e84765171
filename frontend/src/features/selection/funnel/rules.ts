/** The stages of a role as a chart shows them. Pure. */
import type { Board } from '@/api/words';
import type { Bar } from '@/ui/chart/rules';
import { text } from '@/features/selection/text';

type Counts = Board['counts'];

/** Every stage with its count as it is, in the order of the board; what they come to, and how many have ended. */
export function funnelOf(counts: Counts): { bars: Bar[]; total: number; ended: number } {
  const bars = counts.map(({ column, count }) => ({ label: text.columns[column], value: count }));
  const ended = counts.find(({ column }) => column === 'ended')?.count ?? 0;
  return { bars, total: bars.reduce((sum, { value }) => sum + value, 0), ended };
}
