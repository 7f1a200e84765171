/** What practice decides without asking anyone. */
import type {
  AttemptTask,
  Difficulty,
  LanguageId,
  PracticeProblem,
  PracticeRow,
  PracticeSort,
  PracticeStatus,
  ProblemType,
} from '@/api/words';
import { paths, to } from '@/facts/paths';

export const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];
export const STATUSES: readonly PracticeStatus[] = ['todo', 'tried', 'solved'];
export const SORTS: readonly PracticeSort[] = ['easiest', 'newest', 'acceptance', 'most_solved'];
export const TYPES: readonly ProblemType[] = ['code', 'debugging', 'multi_task'];
const LANGUAGES: readonly LanguageId[] = [
  'python',
  'javascript',
  'typescript',
  'c',
  'cpp',
  'rust',
  'go',
  'java',
  'sql',
];

/** Which problems are shown; null stands for all. */
export type PracticeFilter = {
  readonly q: string;
  readonly difficulty: Difficulty | null;
  readonly type: ProblemType | null;
  readonly tag: string | null;
  readonly language: LanguageId | null;
  readonly status: PracticeStatus | null;
  readonly sort: PracticeSort;
};

export const EVERYTHING: PracticeFilter = {
  q: '',
  difficulty: null,
  type: null,
  tag: null,
  language: null,
  status: null,
  sort: 'easiest',
};

export { LANGUAGES };

const one = <V extends string>(values: readonly V[], raw: string | null): V | null =>
  values.find((value) => value === raw) ?? null;

/** The filter that an address names; what it names wrongly is left out, and a status where nobody is signed in. */
export function filterOf(params: URLSearchParams, signedIn: boolean): PracticeFilter {
  return {
    q: (params.get('q') ?? '').slice(0, 100),
    difficulty: one(DIFFICULTIES, params.get('difficulty')),
    type: one(TYPES, params.get('type')),
    tag: params.get('tag'),
    language: one(LANGUAGES, params.get('language')),
    status: signedIn ? one(STATUSES, params.get('status')) : null,
    sort: one(SORTS, params.get('sort')) ?? 'easiest',
  };
}

/** The address's query of a filter. */
export function paramsOf(filter: PracticeFilter): Record<string, string> {
  const { q, sort, ...rest } = filter;
  const chosen = Object.entries(rest).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return {
    ...(q === '' ? {} : { q }),
    ...Object.fromEntries(chosen),
    ...(sort === 'easiest' ? {} : { sort }),
  };
}

/** The type of problems that have a list of their own: grid puzzles. */
export const GRID = 'grid';

/** Where the grid puzzles are listed, with what else of the filter they know. */
export function puzzlesPath({ difficulty }: Pick<PracticeFilter, 'difficulty'>): string {
  return difficulty === null ? paths.puzzles : `${paths.puzzles}?difficulty=${difficulty}`;
}

/** Whether some problems are left out. */
export function isNarrow(filter: PracticeFilter): boolean {
  return Object.keys(paramsOf(filter)).some((name) => name !== 'sort');
}

/** How many filters narrow the list; the search stands beside them. */
export function chosenCount(filter: PracticeFilter): number {
  return Object.keys(paramsOf(filter)).filter((name) => name !== 'sort' && name !== 'q').length;
}

/** Where a problem is practised. */
export function problemPath({ type, slug }: Pick<PracticeRow, 'type' | 'slug'>): string {
  const path = type === 'multi_task' ? paths.codebrainMultiTask : paths.codebrainProblem;
  return to(path, { problemId: slug });
}

/** What to practise after a problem: the first that is as hard, else the first there is. */
export function nextOf(
  rows: readonly PracticeRow[],
  after: Pick<PracticeRow, 'slug' | 'difficulty'>,
): PracticeRow | undefined {
  const others = rows.filter(({ slug }) => slug !== after.slug);
  return others.find(({ difficulty }) => difficulty === after.difficulty) ?? others[0];
}

/** A problem as the workspace's parts take it: the only task, worth everything. */
export function asTask(problem: PracticeProblem): AttemptTask {
  const { slug, own } = problem;
  return {
    id: slug,
    position: 1,
    title: problem.title,
    weight: 100,
    difficulty: problem.difficulty,
    type: problem.type,
    keywords: problem.keywords,
    statement: problem.statement,
    samples: problem.samples,
    time_limit_ms: problem.time_limit_ms,
    memory_mib: problem.memory_mib,
    groups: problem.groups,
    languages: problem.languages.map(({ id }) => id),
    templates: problem.templates,
    drafts: own?.drafts ?? [],
    submissions: [],
    best_points: own?.best_points ?? null,
    sent_at_end: false,
  };
}

/** Whether nothing can be judged: no worker lives, or none has a language of the problem. */
export function isJudgeDown(problem: Pick<PracticeProblem, 'languages'>): boolean {
  return problem.languages.every((language) => !language.available);
}

/** "40 s", "12 min", "3 h" or "2 days". */
export function timeText(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`;
  if (seconds < 36 * 3600) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}

/** A code as it is shown: in two groups of five. */
export function codeText(code: string): string {
  return `${code.slice(0, 5)} ${code.slice(5)}`.trim();
}

/** What was typed as a code: upper case, without spaces and hyphens. */
export function typedCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/gu, '');
}

/** Whether it has the form of a code. Source: product.md §5. */
export function isCode(code: string): boolean {
  return /^[23456789ABCDEFGHJKMNPQRSTVWXYZ]{10}$/u.test(code);
}
