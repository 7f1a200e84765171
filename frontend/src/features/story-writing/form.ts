import type { StoryWarning } from '@/api/words';
import type { DraftRound } from '@/features/stories/rules';
import type { StoryForm } from './draft';
import { FIRST_YEAR } from '@/features/stories/rules';
import { text } from './text';

const words = text.problems;

/** The most characters of each text. Source: product.md §11. */
export const MOST = {
  company_name: 120,
  position: 120,
  pay: 200,
  summary: 2000,
  tips: 2000,
  description: 4000,
  question: 500,
} as const;
export const ROUNDS_MOST = 12;
export const QUESTIONS_MOST = 10;
const MINUTES_MOST = 1440;
const DAYS_MOST = 730;

export const emptyForm: StoryForm = {
  company_name: '',
  position: '',
  level: null,
  year: null,
  month: null,
  source: null,
  rounds: [],
  difficulty: null,
  experience: null,
  outcome: null,
  pay: null,
  summary: '',
  tips: '',
  language: 'en',
  days_to_decision: null,
  no_confidential: false,
};

export const newRound: DraftRound = {
  kind: null,
  minutes: null,
  format: null,
  held_on: null,
  description: '',
  questions: [],
};

/** Characters as a person counts them, and as the server does. */
export const length = (value: string): number => Array.from(value).length;

/** A list with the element at `from` put to the place `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [taken] = next.splice(from, 1);
  if (taken !== undefined) next.splice(to, 0, taken);
  return next;
}

export function without<T>(list: readonly T[], at: number): T[] {
  return list.filter((_, index) => index !== at);
}

export function replaced<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((each, index) => (index === at ? value : each));
}

/** Problems by the path of their field, in the order of the form. */
export type Problems = Readonly<Record<string, string>>;

const isFuture = (year: number, month: number, now: Date): boolean =>
  year > now.getFullYear() || (year === now.getFullYear() && month > now.getMonth() + 1);

function heldProblem(held: string | null, now: Date): string | undefined {
  if (held === null) return undefined;
  const found = /^(2\d{3})-(0[1-9]|1[0-2])$/.exec(held);
  if (found === null || isFuture(Number(found[1]), Number(found[2]), now)) return words.month;
  return undefined;
}

function roundProblems(round: DraftRound, at: number, now: Date): [string, string | undefined][] {
  const { minutes } = round;
  const badMinutes =
    minutes !== null && (!Number.isInteger(minutes) || minutes < 1 || minutes > MINUTES_MOST);
  const path = (name: string) => `rounds.${at}.${name}`;
  return [
    [path('kind'), chosen(round.kind)],
    [path('format'), chosen(round.format)],
    [path('minutes'), badMinutes ? words.minutes : undefined],
    [path('held_on'), heldProblem(round.held_on, now)],
    [path('description'), needed(round.description, MOST.description)],
    ...round.questions.map((question, index): [string, string | undefined] => [
      path(`questions.${index}`),
      tooLong(question, MOST.question),
    ]),
  ];
}

const tooLong = (value: string, most: number): string | undefined =>
  length(value) > most ? words.long(most) : undefined;

const needed = (value: string, most: number): string | undefined =>
  value.trim() === '' ? words.needed : tooLong(value, most);

const chosen = (value: unknown): string | undefined => (value === null ? words.choose : undefined);

/** What keeps a story from being sent. A draft is saved all the same. */
export function problemsOf(form: StoryForm, now: Date): Problems {
  const { year, month, days_to_decision: days } = form;
  const badYear = year !== null && (year < FIRST_YEAR || year > now.getFullYear());
  const late = year !== null && month !== null && isFuture(year, month, now);
  const badDays = days !== null && (!Number.isInteger(days) || days < 0 || days > DAYS_MOST);
  const found: [string, string | undefined][] = [
    ['company_name', needed(form.company_name, MOST.company_name)],
    ['position', needed(form.position, MOST.position)],
    ['level', chosen(form.level)],
    ['year', badYear ? words.future : chosen(year)],
    ['month', late ? words.future : undefined],
    ['source', chosen(form.source)],
    ['rounds', form.rounds.length === 0 ? words.rounds : undefined],
    ...form.rounds.flatMap((round, at) => roundProblems(round, at, now)),
    ['difficulty', chosen(form.difficulty)],
    ['experience', chosen(form.experience)],
    ['outcome', chosen(form.outcome)],
    ['days_to_decision', badDays ? words.days : undefined],
    ['pay', tooLong(form.pay ?? '', MOST.pay)],
    ['summary', needed(form.summary, MOST.summary)],
    ['tips', tooLong(form.tips, MOST.tips)],
    ['no_confidential', form.no_confidential ? undefined : words.confirm],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined)) as Problems;
}

/** The text at a path such as `rounds.0.questions.2`; empty where there is none. */
export function textAt(form: StoryForm, path: string): string {
  let value: unknown = form;
  for (const part of path.split('.')) {
    if (typeof value !== 'object' || value === null) return '';
    value = (value as Record<string, unknown>)[part];
  }
  return typeof value === 'string' ? value : '';
}

/** The warnings that still hold: what has been rewritten since is no longer warned of. */
export function warningsNow(form: StoryForm, warnings: readonly StoryWarning[]): StoryWarning[] {
  return warnings.filter((warning) => textAt(form, warning.field).includes(warning.text));
}

/** The fields that a program filled and nobody has confirmed. */
export function unconfirmed(filled: readonly string[], confirmed: readonly string[]): string[] {
  return filled.filter((path) => !confirmed.includes(path));
}

/** The paths that differ between two forms, as a program's list of filled fields names them. */
export function changedPaths(before: unknown, after: unknown, path = ''): string[] {
  if (Object.is(before, after)) return [];
  const bothObjects =
    typeof before === 'object' && typeof after === 'object' && before !== null && after !== null;
  if (!bothObjects) return [path];
  const one = before as Record<string, unknown>;
  const other = after as Record<string, unknown>;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const inside = keys.flatMap((key) =>
    changedPaths(one[key], other[key], path === '' ? key : `${path}.${key}`),
  );
  return path === '' || inside.length === 0 ? inside : [path, ...inside];
}
