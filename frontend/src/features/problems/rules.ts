/** Words for a problem's facts. */
import type { Difficulty, LanguageId, ProblemSummary, ProblemType, TestTag } from '@/api/words';

export { drawnSearch } from './drawn/alike';
export {
  adding,
  type Change,
  extensionsOf,
  fileName,
  filesOf,
  filesProblem,
  hasFiles,
  isOfSeveral,
  MAX_FILES,
  type NameProblem,
  nameProblem,
  type Place,
  removing,
  renaming,
  type Title,
  titleAbove,
  titleIn,
} from './files/rules';

const DIFFICULTY: Record<Difficulty, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };
const TYPES: Record<ProblemType, string> = {
  code: 'Code',
  debugging: 'Debugging',
  multi_task: 'Scenario',
};
const LANGUAGES: Readonly<Record<LanguageId, string>> = {
  python: 'Python 3',
  javascript: 'JavaScript',
  c: 'C',
  cpp: 'C++',
  rust: 'Rust',
  go: 'Go',
  java: 'Java',
  typescript: 'TypeScript',
  sql: 'SQL (SQLite)',
};
const TAGS: Record<TestTag, string> = {
  sample: 'The samples of the statement',
  core: 'The task itself',
  edge: 'Unusual but allowed input',
  perf: 'Large input, counted only when Core passes',
};

export function difficultyLabel(difficulty: Difficulty): string {
  return DIFFICULTY[difficulty];
}

export function typeLabel(type: ProblemType): string {
  return TYPES[type];
}

/** The skill areas that are named beside a problem's type: none that says the same again, and each once. */
export function keywordsBeside(type: ProblemType, keywords: readonly string[]): string[] {
  const said = new Set(type === 'code' ? [] : [typeLabel(type).toLowerCase()]);
  return keywords.filter((keyword) => {
    const word = keyword.toLowerCase();
    return !said.has(word) && said.add(word).size > 0;
  });
}

export function languageLabel(id: LanguageId): string {
  return LANGUAGES[id];
}

/** A sample's file name as a title: "01-two-visitors" is "Two visitors". */
export function sampleTitle(name: string): string {
  const words = name.replace(/^\d+[-_ ]+/u, '').replace(/[-_]+/gu, ' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** The languages that an assessment can be offered in, in this order: those of most problems come first. */
export const OFFERED_LANGUAGES: readonly LanguageId[] = [
  'python',
  'javascript',
  'c',
  'cpp',
  'typescript',
  'java',
  'go',
  'rust',
  'sql',
];

/** "Python 3, C and C++". */
export function languageList(ids: readonly LanguageId[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(ids.map(languageLabel));
}

export function tagMeaning(tag: TestTag): string {
  return TAGS[tag];
}

/** "edge" → "Edge", "perf1" → "Performance 1". */
export function groupLabel(name: string): string {
  const match = /^(?:secret[/-])?(core|edge|perf|sample)s?[-_ ]?(\d*)$/.exec(name);
  if (match === null) return name;
  const words = { core: 'Core', edge: 'Edge', perf: 'Performance', sample: 'Samples' };
  const word = words[match[1] as keyof typeof words];
  return match[2] === undefined || match[2] === '' ? word : `${word} ${match[2]}`;
}

/** "2 s" or "1.5 s". */
export function limitText(ms: number): string {
  return `${ms / 1000} s`;
}

/** Filters a catalogue: any of the difficulties (none = all) and every word in title or keywords. */
export function matching(
  problems: readonly ProblemSummary[],
  difficulties: ReadonlySet<Difficulty>,
  text: string,
): ProblemSummary[] {
  const words = text
    .toLocaleLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  return problems.filter((problem) => {
    if (difficulties.size > 0 && !difficulties.has(problem.difficulty)) return false;
    const haystack = [problem.title, problem.slug, ...problem.keywords]
      .join(' ')
      .toLocaleLowerCase();
    return words.every((word) => haystack.includes(word));
  });
}

/** The problems that nobody can have practised first; each group in the order in which it came. */
export const unpublishedFirst = (problems: readonly ProblemSummary[]): ProblemSummary[] =>
  problems.toSorted((one, other) => Number(one.practice) - Number(other.practice));

/** Whether a problem can be solved in one of the languages; in any while none is chosen. */
export const isSolvable = (
  problem: Pick<ProblemSummary, 'languages'>,
  languages: readonly LanguageId[],
): boolean =>
  languages.length === 0 || problem.languages.some((language) => languages.includes(language));
