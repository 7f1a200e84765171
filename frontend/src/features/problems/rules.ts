/** Words for a problem's facts. */
import type { Problem, ProblemGroup } from '@/api/types';

const DIFFICULTY: Record<Problem['difficulty'], string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };
const LANGUAGES: Record<string, string> = {
  python: 'Python 3',
  javascript: 'JavaScript',
  c: 'C',
  cpp: 'C++',
};
const TAGS: Record<ProblemGroup['tag'], string> = {
  core: 'Core: the task itself',
  edge: 'Edge: unusual but allowed input',
  perf: 'Performance: large input, counted only when core passes',
};

export function difficultyLabel(difficulty: Problem['difficulty']): string {
  return DIFFICULTY[difficulty];
}

/** The language's name, or its id where this page does not know it yet. */
export function languageLabel(id: string): string {
  return LANGUAGES[id] ?? id;
}

/** "Python 3, C and C++". */
export function languageList(ids: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(ids.map(languageLabel));
}

export function tagMeaning(tag: ProblemGroup['tag']): string {
  return TAGS[tag];
}

/** "2 s" or "1.5 s". */
export function limitText(ms: number): string {
  return `${ms / 1000} s`;
}

/** Filters a catalogue: any of the difficulties (none = all) and every word in title or keywords. */
export function matching(
  problems: readonly Problem[],
  difficulties: ReadonlySet<Problem['difficulty']>,
  text: string,
): Problem[] {
  const words = text.toLocaleLowerCase().split(/\s+/u).filter((word) => word !== '');
  return problems.filter((problem) => {
    if (difficulties.size > 0 && !difficulties.has(problem.difficulty)) return false;
    const haystack = [problem.title, problem.slug, ...problem.keywords].join(' ').toLocaleLowerCase();
    return words.every((word) => haystack.includes(word));
  });
}
