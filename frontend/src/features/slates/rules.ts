import type { CandidateCard, HistoryStep, RoleState } from '@/api/words';
import type {
  ExclusionCode,
  SlateCandidateDetail,
  SlateLook,
  SlatePart,
} from '@/api/words/hiring/slates';
import { text } from './text';

/** The parts of a slate; those who wait come first. */
export const parts: readonly SlatePart[] = ['waiting', 'excluded', 'released'];

/** The part of an address; those who wait where it names none. */
export function partOf(query: string | null): SlatePart {
  return parts.find((part) => part === query) ?? 'waiting';
}

/** How an address looks at a slate; as the company sees it where it says nothing. */
export const lookOf = (query: string | null): SlateLook => (query === 'named' ? 'named' : 'blind');

/** What an applicant is called in a view. */
export const nameOf = ({ name, code }: Pick<CandidateCard, 'name' | 'code'>): string =>
  name ?? `Candidate ${code}`;

export type SlateAct = 'release' | 'exclude' | 'include' | 'unmove';

/** The keys of what the admin does with a slate and with who is on it. */
export const keyOf: Record<SlateAct, string> = {
  release: 'r',
  exclude: 'e',
  include: 'b',
  unmove: 'u',
};

type Held = Pick<SlateCandidateDetail, 'state' | 'slate_note'>;

/** What can be done with an applicant now. */
export function actsOf({ state, slate_note: { excluded, placed } }: Held): readonly SlateAct[] {
  const waits = state === 'screening';
  if (excluded !== null) return waits && placed !== null ? ['include', 'unmove'] : ['include'];
  if (!waits) return [];
  return placed === null ? ['exclude'] : ['exclude', 'unmove'];
}

/** One line of what the admin did; the reason of an exclusion is a word of the list. */
export const stepOf = ({ at, actor, action, reason }: HistoryStep) => ({
  at,
  actor,
  words: text.steps[action] ?? action,
  reason: reason === null ? null : ((text.codes as Record<string, string>)[reason] ?? reason),
});

export type Problems = { code?: string; kept?: string; reason?: string };

/** What is wrong with a reason in words. */
export function reasonProblem(reason: string): Pick<Problems, 'reason'> {
  const length = Array.from(reason.trim()).length;
  if (length === 0) return { reason: text.reasonMissing };
  return length > 2000 ? { reason: text.long } : {};
}

/** What keeps an exclusion from being sent. */
export function problemsOf(
  code: ExclusionCode | undefined,
  reason: string,
  kept?: string,
): Problems {
  return {
    ...(code === undefined ? { code: text.codeMissing } : {}),
    ...(code === 'duplicate' && kept === undefined ? { kept: text.keptMissing } : {}),
    ...reasonProblem(reason),
  };
}

/** Whether people can apply for a role in this state. */
export const isLive = (state: RoleState): boolean =>
  state === 'published' || state === 'applicants_released';

/** Whole days that a role is live. */
export const liveDays = (since: string, now: Date): number =>
  Math.max(1, Math.ceil((now.getTime() - new Date(since).getTime()) / 86_400_000));
