/** The set that a company can begin its first assessment with: three problems of the bank. Pure. */
import type { Difficulty, Language, LanguageId, ProblemSummary } from '@/api/words';
import { addTask, type BuilderDraft, EMPTY_DRAFT, setWeight } from '@/features/assessments/rules';
import { OFFERED_LANGUAGES, unpublishedFirst } from '@/features/problems/rules';

export type ReadyMade = {
  readonly tasks: readonly ProblemSummary[];
  readonly languages: readonly LanguageId[];
};

/** The problems whose solutions the sample report shows to everybody. */
export const SAMPLE_PROBLEMS: readonly string[] = ['sessions', 'ratelimit', 'lrucache'];

/** One problem of each difficulty; the harder ones weigh more. */
const PARTS: readonly (readonly [Difficulty, number])[] = [
  ['easy', 20],
  ['medium', 30],
  ['hard', 50],
];

export const READY_MINUTES = 90;

/** A problem of fewer languages is for people who know one of them. */
const LEAST_LANGUAGES = 3;

/** The name of a company's own problem ends with a part of the company's id (flows, `bank_name`). */
function isOwn({ slug }: ProblemSummary, company: string): boolean {
  const part = company.replaceAll('-', '').slice(24);
  return part !== '' && slug.endsWith(`-${part}`);
}

/** A number that stays the same for a company, so that not every company begins with the same problems. */
const turnOf = (company: string): number =>
  Array.from(company, (letter) => letter.codePointAt(0) ?? 0).reduce((sum, code) => sum + code, 0);

/** A problem of the difficulty; one that anyone can practise only where there is no other. */
function pick(
  problems: readonly ProblemSummary[],
  difficulty: Difficulty,
  turn: number,
): ProblemSummary | undefined {
  const fitting = unpublishedFirst(
    problems
      .filter((problem) => problem.difficulty === difficulty)
      .toSorted((one, other) => (one.slug < other.slug ? -1 : 1)),
  );
  const alike = fitting.filter(({ practice }) => practice === fitting[0]?.practice);
  return alike[turn % alike.length];
}

/** The set for a company, from the bank's own problems; null where the bank has none for one of its parts. */
export function readyMade(
  problems: readonly ProblemSummary[],
  installed: readonly Language[],
  company: string,
): ReadyMade | null {
  const ofBank = problems.filter(
    (problem) =>
      problem.type === 'code' &&
      problem.languages.length >= LEAST_LANGUAGES &&
      !isOwn(problem, company) &&
      !SAMPLE_PROBLEMS.includes(problem.slug),
  );
  const turn = turnOf(company);
  const tasks = PARTS.flatMap(([difficulty]) => pick(ofBank, difficulty, turn) ?? []);
  const missing = new Set(installed.flatMap(({ id, available }) => (available ? [] : [id])));
  const languages = OFFERED_LANGUAGES.filter(
    (id) => !missing.has(id) && tasks.every((task) => task.languages.includes(id)),
  );
  return tasks.length < PARTS.length || languages.length === 0 ? null : { tasks, languages };
}

/** The draft that begins with the set. */
export function draftFrom({ tasks, languages }: ReadyMade, title: string): BuilderDraft {
  const empty: BuilderDraft = { ...EMPTY_DRAFT, title, languages, durationMinutes: READY_MINUTES };
  return tasks.reduce((draft, task) => {
    const weight = PARTS.find(([difficulty]) => difficulty === task.difficulty)?.[1] ?? 0;
    return setWeight(addTask(draft, task), task.id, weight);
  }, empty);
}
