import type { ChecklistTask, HistoryStep, OnboardingColumn } from '@/api/words';
import { text as internships } from '@/features/internships/text';
import { text } from './text';

/** The columns of the board, from the first step to the start. */
export const columns: readonly OnboardingColumn[] = ['waiting', 'to_review', 'done', 'ready'];

/** The column of an address; the first where the address names none. */
export function columnOf(query: string | null): OnboardingColumn {
  return columns.find((column) => column === query) ?? 'waiting';
}

/** One line of the history: from which state to which. */
export function stepWords({ from, to, action }: HistoryStep): string {
  const names: Record<string, string> = internships.states;
  const name = (state: string) => names[state] ?? state;
  if (to === null) return action.replaceAll('_', ' ');
  return from === null ? name(to) : `${name(from)} → ${name(to)}`;
}

/** An item that the admin adds. */
export const newTask = (): ChecklistTask => ({
  title: '',
  help: null,
  owner: 'candidate',
  due_days: -7,
  required: true,
  asks: false,
});

/** The items with one of them moved by one place. */
export function moved<T>(items: readonly T[], at: number, by: -1 | 1): readonly T[] {
  const item = items[at];
  const other = items[at + by];
  if (item === undefined || other === undefined) return items;
  return items.map((each, index) => (index === at ? other : index === at + by ? item : each));
}

/** When an item is due, in words. */
export function dueWords(days: number): string {
  if (days === 0) return text.template.onFirstDay;
  return days < 0 ? text.template.before(-days) : text.template.after(days);
}
