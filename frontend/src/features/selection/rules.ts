import type {
  ApplicationState,
  BoardColumn,
  BoardLine,
  BoardMove,
  CandidateAssessment,
  CandidateCard,
  CandidateStep,
  DeclineCode,
} from '@/api/words';
import { text } from './text';

/** The columns in the order of the board. */
export const columns: readonly BoardColumn[] = [
  'released',
  'shortlisted',
  'assessment',
  'interview',
  'selected',
  'offered',
  'accepted',
  'placed',
  'ended',
];

type Named = Pick<CandidateCard, 'name' | 'code'>;

/** What a candidate is called: by name where that is shown. */
export const nameOf = ({ name, code }: Named): string => name ?? text.anonymous(code);

/** The move that leads from a column to another; null where none does. */
export function moveTo(
  moves: readonly BoardLine[],
  from: BoardColumn | null,
  to: BoardColumn,
): BoardMove | null {
  return moves.find((line) => line.from === from && line.to === to)?.act ?? null;
}

/** The moves out of a column, in the order of the board. */
export function movesFrom(moves: readonly BoardLine[], from: BoardColumn | null): BoardLine[] {
  const place = ({ to }: BoardLine) => columns.indexOf(to);
  return moves.filter((line) => line.from === from).sort((a, b) => place(a) - place(b));
}

/** The column next to one, to the left or the right, that a card can be moved to. */
export function nextTarget(
  moves: readonly BoardLine[],
  from: BoardColumn | null,
  at: BoardColumn,
  step: 1 | -1,
): BoardColumn | null {
  for (let place = columns.indexOf(at) + step; ; place += step) {
    const column = columns[place];
    if (column === undefined) return null;
    if (column === from || moveTo(moves, from, column) !== null) return column;
  }
}

/** The moves that several candidates can all make. */
export function sharedMoves(
  moves: readonly BoardLine[],
  cards: readonly Pick<CandidateCard, 'column'>[],
): BoardMove[] {
  const acts: readonly BoardMove[] = ['shortlist', 'interview', 'select', 'move_back', 'decline'];
  const can = (act: BoardMove) =>
    cards.every(({ column }) => moves.some((line) => line.from === column && line.act === act));
  return cards.length === 0 ? [] : acts.filter(can);
}

/** What has to be asked before a move is made. */
export const needsWords = (act: BoardMove): act is 'move_back' | 'decline' =>
  act === 'move_back' || act === 'decline';

/** The move that takes another one back; null where none leads straight there. */
export function undoOf(
  moves: readonly BoardLine[],
  act: BoardMove,
  before: BoardColumn | null,
  after: BoardColumn | null,
): BoardMove | null {
  if (act === 'decline') return 'reconsider';
  if (before === null || after === null) return null;
  return moveTo(moves, after, before);
}

type Paged = { items: CandidateCard[]; next_cursor: string | null };
type Kept = { pages: Paged[]; pageParams: unknown[] };

type Version = Pick<CandidateCard, 'id' | 'version'>;

/** Names a version of a card. */
export const versionKey = ({ id, version }: Version): string => `${id} ${version}`;

/**
 * A card at the version that one's own moves have brought it to. A version that somebody else has
 * made stays unknown here, so that the server says who was faster.
 */
export function ownVersion<T extends Version>(card: T, own: ReadonlyMap<string, number>): T {
  let { version } = card;
  for (;;) {
    const next = own.get(versionKey({ id: card.id, version }));
    if (next === undefined) return { ...card, version };
    version = next;
  }
}

/** The pages of a column without these cards. */
export function without<T extends Kept>(kept: T, ids: ReadonlySet<string>): T {
  const pages = kept.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ id }) => !ids.has(id)),
  }));
  return { ...kept, pages };
}

const comesBefore = (one: CandidateCard, other: CandidateCard): boolean =>
  one.stands_at < other.stands_at || (one.stands_at === other.stands_at && one.id < other.id);

/** The pages of a column with a card at its place; where that is on a page that is not loaded, as they are. */
export function withCard<T extends Kept>(kept: T, card: CandidateCard): T {
  const clean = without(kept, new Set([card.id]));
  const pages = clean.pages.map((page) => ({ ...page }));
  for (const page of pages) {
    const place = page.items.findIndex((other) => comesBefore(card, other));
    if (place >= 0) {
      page.items = page.items.toSpliced(place, 0, card);
      return { ...clean, pages };
    }
  }
  const last = pages.at(-1);
  if (last !== undefined && last.next_cursor === null) last.items = [...last.items, card];
  return { ...clean, pages };
}

/** How far somebody has come with the assessment they were invited to. */
export function assessmentWords({ state, fineness }: CandidateAssessment): string {
  if (fineness !== null) return text.fineness(fineness);
  return state === 'completed' ? text.beingGraded : text.assessmentStates[state];
}

const waiting: readonly CandidateAssessment['state'][] = ['created', 'sent', 'opened', 'accepted'];

/** In how many whole days an invitation that nobody has begun closes; null unless that is soon. */
export function closesIn({ state, expires_at }: CandidateAssessment, now: Date): number | null {
  const left = new Date(expires_at).getTime() - now.getTime();
  const days = Math.floor(left / 86_400_000);
  return waiting.includes(state) && left > 0 && days <= 3 ? days : null;
}

/** Whether somebody can be mailed their invitation once more. */
export function canRemind(
  { column, assessment }: Pick<CandidateCard, 'column' | 'assessment'>,
  now: Date,
): boolean {
  if (column !== 'assessment' || assessment === null || assessment.remind_from === null)
    return false;
  const isOpen = new Date(assessment.expires_at) > now;
  return isOpen && new Date(assessment.remind_from) <= now;
}

/** Whole days since an instant. */
export const daysSince = (at: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - new Date(at).getTime()) / 86_400_000));

/** What was done, in a line of the history. */
export function stepWords({ action, to }: CandidateStep): string {
  const said = text.steps[action] ?? action;
  return to === null || !text.saysWhere.includes(action) ? said : `${said}: ${text.states[to]}`;
}

/** Who did it. */
export function actorOf({ by, name }: CandidateStep): string {
  if (by === 'member') return name ?? text.formerColleague;
  return by === 'candidate' ? text.theCandidate : text.assay;
}

/** Why, where the log keeps a word of the list. */
export function reasonOf({ action, reason }: CandidateStep): string | null {
  if (reason === null || action !== 'decline') return reason;
  return (text.reasons as Record<string, string>)[reason] ?? reason;
}

export type Problems = { code?: string; reason?: string };

const lengthOf = (typed: string): number => Array.from(typed.trim()).length;

/** What keeps a decline from being sent. */
export function declineProblems(code: DeclineCode | undefined, reason: string): Problems {
  const problems: Problems = {};
  if (code === undefined) problems.code = text.decline.codeMissing;
  if (code === 'other' && lengthOf(reason) === 0) problems.reason = text.decline.textMissing;
  if (lengthOf(reason) > 2000) problems.reason = text.long;
  return problems;
}

/** What keeps a reason from being sent. */
export function reasonProblem(reason: string): string | undefined {
  const length = lengthOf(reason);
  if (length === 0) return text.reasonMissing;
  return length > 2000 ? text.long : undefined;
}

/** Whether an application is over. */
export const isOver = (state: ApplicationState): boolean =>
  ![
    'released',
    'shortlisted',
    'assessment',
    'interview',
    'selected',
    'offered',
    'accepted',
  ].includes(state);
