/** problem.yaml and the settings of groups, changed in place: comments and keys that are not shown here stay. */
import { isSeq, parseDocument, type Document } from 'yaml';
import type { Difficulty } from '@/api/words';

export const METADATA = 'problem.yaml';
/** A scenario has the same keys here, and its tasks. */
export const OUTLINE = 'scenario.yaml';
/** What the tasks of a scenario have in common. */
export const INTRODUCTION = 'statement.en.md';
/** The statement of a package. */
export const STATEMENT = 'statement/problem.en.md';

/** What the forms show of problem.yaml. */
export type Metadata = {
  title: string;
  licence: string;
  authors: string;
  difficulty: Difficulty | null;
  skills: string[];
  limits: Limits;
};

export type Limits = {
  time_limit: number | null;
  memory: number | null;
  output: number | null;
  code: number | null;
};

export const LICENCES = [
  'cc by',
  'cc by-sa',
  'cc0',
  'public domain',
  'educational',
  'permission',
] as const;

const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];
const LEVEL = 'difficulty:';

function read(text: string): Document | null {
  const document = parseDocument(text);
  return document.errors.length === 0 ? document : null;
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function list(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return [];
  return value.filter((one): one is string => typeof one === 'string');
}

/** What a file says; null where it is no YAML that can be read. */
export function metadataOf(text: string): Metadata | null {
  const document = read(text);
  const found = document?.toJS() as Record<string, unknown> | null | undefined;
  if (found === null || found === undefined || typeof found !== 'object') return null;
  const name = found['name'];
  const titles = typeof name === 'object' && name !== null ? (name as { en?: unknown }).en : name;
  const credits = found['credits'];
  const authors =
    typeof credits === 'object' && credits !== null && !Array.isArray(credits)
      ? (credits as { authors?: unknown }).authors
      : credits;
  const limits = (found['limits'] ?? {}) as Record<string, unknown>;
  const keywords = list(found['keywords']);
  return {
    title: words(titles),
    licence: words(found['license']),
    authors: list(authors).join(', '),
    difficulty: DIFFICULTIES.find((level) => keywords.includes(LEVEL + level)) ?? null,
    skills: keywords.filter((word) => !word.includes(':')),
    limits: {
      time_limit: number(limits['time_limit']),
      memory: number(limits['memory']),
      output: number(limits['output']),
      code: number(limits['code']),
    },
  };
}

/** The text with one value changed; as it was where it cannot be read. */
function set(text: string, path: readonly string[], value: unknown): string {
  const document = read(text);
  if (document === null) return text;
  document.setIn(path, value);
  return document.toString({ lineWidth: 0 });
}

export function withTitle(text: string, title: string): string {
  const document = read(text);
  const name = document?.get('name');
  return set(text, typeof name === 'object' && name !== null ? ['name', 'en'] : ['name'], title);
}

export const withUuid = (text: string, id: string): string => set(text, ['uuid'], id);

export const withLicence = (text: string, licence: string): string =>
  set(text, ['license'], licence);

export function withAuthors(text: string, authors: string): string {
  const names = authors
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return set(text, ['credits'], { authors: names });
}

export const withLimit = (text: string, key: keyof Limits, value: number): string =>
  set(text, ['limits', key], value);

/** Keywords with a colon say other things than skills; they stay. */
function withKeywords(text: string, keep: (word: string) => boolean, added: string[]): string {
  const document = read(text);
  if (document === null) return text;
  const before = document.get('keywords');
  const kept = list(isSeq(before) ? before.toJSON() : before).filter(keep);
  return set(text, ['keywords'], [...added, ...kept]);
}

export const withSkills = (text: string, skills: string[]): string =>
  withKeywords(text, (word) => word.includes(':'), skills);

export const withDifficulty = (text: string, difficulty: Difficulty): string =>
  withKeywords(text, (word) => !word.startsWith(LEVEL), [LEVEL + difficulty]);

/** What a group is worth, whether test by test, and which groups must have passed before it. */
export type GroupSettings = { weight: number | null; byTest: boolean; requires: string[] };

export function groupSettings(text: string): GroupSettings {
  const found = read(text)?.toJS() as Record<string, unknown> | null | undefined;
  const requires = list(found?.['require_pass']).map((name) => name.replace(/^secret\//, ''));
  const byTest = found?.['score_aggregation'] === 'sum';
  return { weight: number(found?.['max_score']), byTest, requires };
}

/** What the settings of a group begin with. */
const begun = (text: string): string => (text === '' ? 'score_aggregation: pass-fail\n' : text);

export const withWeight = (text: string, weight: number): string =>
  set(begun(text), ['max_score'], weight);

/** Whether each test brings its own share of the points, or only all of them together bring any. */
export const withAggregation = (text: string, byTest: boolean): string =>
  set(begun(text), ['score_aggregation'], byTest ? 'sum' : 'pass-fail');

export function withRequires(text: string, requires: string[]): string {
  const document = read(text);
  if (document === null) return text;
  if (requires.length === 0) {
    document.delete('require_pass');
    return document.toString({ lineWidth: 0 });
  }
  return set(
    text,
    ['require_pass'],
    requires.map((name) => (name === 'sample' ? name : `secret/${name}`)),
  );
}
