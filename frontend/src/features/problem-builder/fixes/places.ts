/** Where in the editor something is fixed, as an address: the tab, the file, and the field to focus. */
import type { ProblemChecklistLine } from '@/api/words/problem-drafts';
import { pageTab, type TabName } from '@/features/problem-builder/rules';

/** A field that can be led to; `data-fixes` names it where it is. */
export type Spot =
  | 'statement'
  | 'samples'
  | 'tests'
  | 'weights'
  | 'add'
  | 'file'
  | 'title'
  | 'difficulty'
  | 'skills'
  | 'licence'
  | 'authors'
  | 'raw'
  | 'limits';

/** What the address calls the field to focus. */
export const FOCUS = 'focus';

type Place = Pick<ProblemChecklistLine, 'tab' | 'task' | 'path'>;

export function addressOf({ tab, task, path }: Place, spot?: Spot): string {
  const page: TabName = spot === 'limits' ? 'limits' : pageTab(tab);
  // The judge's log is one for all tasks.
  const query = new URLSearchParams({
    ...(typeof task === 'string' && page !== 'verify' ? { task } : {}),
    tab: page,
    ...(typeof path === 'string' && path !== '' ? { file: path } : {}),
    ...(spot === undefined ? {} : { [FOCUS]: spot }),
  });
  return `?${query.toString()}`;
}

const SETTINGS = ['problem.yaml', 'scenario.yaml'];
/** Keys of the settings that have a field of their own. */
const keys: readonly (readonly [RegExp, Spot])[] = [
  [/^license\b/, 'licence'],
  [/^credits\b/, 'authors'],
  [/difficulty:/, 'difficulty'],
  [/^keywords\b/, 'skills'],
  [/^name\b/, 'title'],
  [/^limits\./, 'limits'],
];

/** The field that a fault of the package is fixed in, by its file and, of settings, by the key that its words begin with. */
export function spotOf(path: string, words: string): Spot {
  if (SETTINGS.includes(path)) return keys.find(([key]) => key.test(words))?.[1] ?? 'raw';
  if (path === '') return 'raw';
  if (path.startsWith('statement')) return 'statement';
  if (path === 'data/sample') return 'samples';
  if (path === 'data/secret' || /^data\/secret\/[^/]+\/test_group\.yaml$/.test(path))
    return 'weights';
  if (path.startsWith('data')) return 'tests';
  return path.includes('/') ? 'file' : 'add';
}
