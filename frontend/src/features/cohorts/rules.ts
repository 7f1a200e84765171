/** What a partner's assessment may be, and what is said of its scores. Pure. */
import type { Difficulty, ProblemType } from '@/api/words';
import type { CohortPhase, CohortSpread, NewCohort } from '@/api/words/scores';
import { readLine } from '@/facts/mailboxes';
import type { BadgeTone } from '@/ui/Badge';
import { text } from './text';

export const MAX_TASKS = 8;
/** Of one task. */
export const MAX_VARIANTS = 4;
export const MAX_ADDRESSES = 500;
const HOUR_MS = 3_600_000;
const MOST_DAYS = 60;
const SCALE = 1000;

type Problem = { slug: string; title: string };

export type Task = Problem & {
  weight: string;
  difficulty: Difficulty;
  type: ProblemType;
  /** One of the problem and these is drawn for each student. */
  variants: readonly Problem[];
};

/** What is typed into the form. */
export type Draft = {
  title: string;
  minutes: string;
  opens: string;
  closes: string;
  tasks: readonly Task[];
};

export const emptyDraft: Draft = { title: '', minutes: '60', opens: '', closes: '', tasks: [] };

/** Whole weights that sum to 100 and differ by at most one. */
export function evenWeights(count: number): number[] {
  const each = Math.floor(100 / count);
  return Array.from({ length: count }, (_, at) => each + (at < 100 - each * count ? 1 : 0));
}

const weighed = (tasks: readonly Task[]): Task[] => {
  const weights = evenWeights(tasks.length);
  return tasks.map((task, at) => ({ ...task, weight: String(weights[at] ?? 0) }));
};

/** Whether a problem is there, as a task or as a variant of one. */
export const isChosen = (tasks: readonly Task[], slug: string): boolean =>
  tasks.some((task) => task.slug === slug || task.variants.some((one) => one.slug === slug));

/** The tasks with one more; the same where it is there. All weigh the same again. */
export const withTask = (
  tasks: readonly Task[],
  { slug, title, difficulty, type }: Problem & Pick<Task, 'difficulty' | 'type'>,
): readonly Task[] =>
  isChosen(tasks, slug)
    ? tasks
    : weighed([...tasks, { slug, title, difficulty, type, weight: '0', variants: [] }]);

const changed = (tasks: readonly Task[], slug: string, change: (task: Task) => Task): Task[] =>
  tasks.map((task) => (task.slug === slug ? change(task) : task));

export const withWeight = (tasks: readonly Task[], slug: string, weight: string): readonly Task[] =>
  changed(tasks, slug, (task) => ({ ...task, weight }));

/** The tasks with one more variant of one of them; the same where the problem is there. */
export const withVariant = (
  tasks: readonly Task[],
  of: string,
  { slug, title }: Problem,
): readonly Task[] =>
  isChosen(tasks, slug)
    ? tasks
    : changed(tasks, of, (task) => ({ ...task, variants: [...task.variants, { slug, title }] }));

export const withoutVariant = (tasks: readonly Task[], of: string, slug: string): readonly Task[] =>
  changed(tasks, of, (task) => ({
    ...task,
    variants: task.variants.filter((one) => one.slug !== slug),
  }));

/** The tasks without one of them. */
export const withoutTask = (tasks: readonly Task[], slug: string): readonly Task[] =>
  weighed(tasks.filter((task) => task.slug !== slug));

const weightOf = ({ weight }: Task): number => (/^\d{1,3}$/.test(weight) ? Number(weight) : 0);

export const sumOf = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, task) => sum + weightOf(task), 0);

export type Problems = Partial<Record<'title' | 'minutes' | 'closes' | 'tasks', string>>;

/** What is wrong with the form, by field. */
export function problemsOf(draft: Draft, now: Date): Problems {
  const { form } = text;
  const minutes = Number(draft.minutes);
  const from = draft.opens === '' ? now.getTime() : Date.parse(draft.opens);
  const until = Date.parse(draft.closes);
  const inWindow = until >= from + HOUR_MS && until <= from + MOST_DAYS * 24 * HOUR_MS;
  const weighs = draft.tasks.every((task) => weightOf(task) > 0) && sumOf(draft.tasks) === 100;
  return {
    ...(draft.title.trim() === '' ? { title: form.nameMissing } : {}),
    ...(Number.isInteger(minutes) && minutes >= 15 && minutes <= 240
      ? {}
      : { minutes: form.minutesWrong }),
    ...(inWindow ? {} : { closes: form.closesWrong }),
    ...(draft.tasks.length === 0
      ? { tasks: form.noTasks }
      : weighs
        ? {}
        : { tasks: form.weightsWrong }),
  };
}

/** The form as the server takes it. */
export const wireOf = ({ title, minutes, opens, closes, tasks }: Draft): NewCohort => ({
  title: title.trim(),
  duration_minutes: Number(minutes),
  opens_at: opens === '' ? null : new Date(opens).toISOString(),
  closes_at: new Date(closes).toISOString(),
  tasks: tasks.map((task) => ({
    problem_id: task.slug,
    weight: weightOf(task),
    variants: task.variants.map(({ slug }) => slug),
  })),
});

/** The addresses of a line without the names beside them; what is no address stays, so that the server names it. */
function addressesIn(line: string): string[] {
  const { mailboxes } = readLine(line);
  return mailboxes.length > 0
    ? mailboxes.map(({ address }) => address)
    : line.split(/[\s,;]+/).filter((part) => part !== '');
}

/** The addresses that were typed or pasted, each once. */
export const addressesOf = (typed: string): string[] => [
  ...new Set(typed.split(/\r\n?|\n/).flatMap(addressesIn)),
];

/** The page on which students join. */
export const linkOf = (code: string, origin: string): string =>
  `${origin}/partner-assessments/${code}`;

/** The bars of a spread, and the range in which most are. */
export function barsOf({ bars }: Pick<CohortSpread, 'bars'>): {
  bars: { label: string; value: number }[];
  most: string;
} {
  const width = SCALE / bars.length;
  const drawn = bars.map((value, at) => {
    const last = at === bars.length - 1;
    const to = last ? SCALE : (at + 1) * width - 1;
    return { label: text.spread.bar(at * width, to), value };
  });
  const top = Math.max(...bars);
  return { bars: drawn, most: drawn.find(({ value }) => value === top)?.label ?? '' };
}

export const phaseTones: Record<CohortPhase, BadgeTone> = {
  upcoming: 'info',
  open: 'positive',
  closed: 'neutral',
};
