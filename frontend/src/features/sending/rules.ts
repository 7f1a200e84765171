/** What is typed on the way to sending, and what is sent. */
import type { SendOutcome, SendRequest, SendRow } from '@/api/words';
import type { WordingRequest } from '@/api/words/company/wording';
import type { BadgeTone } from '@/ui/Badge';

import { judged, sendable, tally } from './list/rows';
import { type Columns, MAX_RECIPIENTS, type Parsed, writeRecipient } from './parse';
import { text } from './text';

export type SendDraft = {
  readonly people: string;
  readonly columns: Columns | null;
  /** What the fields for date and time hold, by the reader's own clocks. */
  readonly opens: string;
  readonly closes: string;
  readonly extra: string;
  readonly message: string;
};

export const EMPTY_DRAFT: SendDraft = {
  people: '',
  columns: null,
  opens: '',
  closes: '',
  extra: '',
  message: '',
};

export const STEPS = ['people', 'rules', 'message', 'review'] as const;
export type Step = (typeof STEPS)[number];

export const MAX_MESSAGE = 2000;
export const VARIABLES = ['name', 'company', 'assessment', 'deadline'] as const;

/** The instant of what a field holds; null where it is empty. */
function instantOf(typed: string): string | null {
  const at = new Date(typed);
  return typed === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Why the people cannot be sent to as a whole; null where they can. */
export function peopleProblem(parsed: Parsed): string | null {
  if (parsed.columns === null) return text.people.chooseColumns;
  if (parsed.rows.length === 0) return text.people.none;
  const { valid, unclear } = tally(parsed);
  if (unclear > 0) return text.people.answer(unclear);
  if (valid > MAX_RECIPIENTS) return text.people.tooMany(valid);
  return valid === 0 ? text.people.noneReadable : null;
}

export type RuleErrors = { opens?: string; closes?: string; extra?: string };

export function ruleErrors(draft: SendDraft, now: Date): RuleErrors {
  const errors: RuleErrors = {};
  const opens = instantOf(draft.opens);
  const closes = instantOf(draft.closes);
  const from = opens === null || new Date(opens) < now ? now : new Date(opens);
  const hours = closes === null ? null : (Date.parse(closes) - from.getTime()) / 3_600_000;
  if (opens !== null && Date.parse(opens) > now.getTime() + 60 * 86_400_000)
    errors.opens = text.rules.opensFar;
  if (hours !== null && hours < 1) errors.closes = text.rules.closesEarly;
  if (hours !== null && hours > 60 * 24) errors.closes = text.rules.closesFar;
  const extra = draft.extra.trim();
  const percent = Number(extra);
  const good = /^\d{1,3}$/u.test(extra) && (percent === 0 || (percent >= 10 && percent <= 300));
  if (extra !== '' && !good) errors.extra = text.rules.extraProblem;
  return errors;
}

/** What is wrong with the message; null where nothing is. */
export function messageProblem(message: string): string | null {
  if (message.length > MAX_MESSAGE) return text.message.tooLong;
  const unknown = [...message.matchAll(/\{([^{}]*)\}?/gu)].find(
    ([, name = '']) => !VARIABLES.some((known) => known === name),
  );
  return unknown === undefined ? null : text.message.unknown(unknown[0]);
}

/** The first step that is not done; null where all can be sent. */
export function blockedAt(draft: SendDraft, parsed: Parsed, now: Date): Step | null {
  if (peopleProblem(parsed) !== null) return 'people';
  if (Object.keys(ruleErrors(draft, now)).length > 0) return 'rules';
  return messageProblem(draft.message) === null ? null : 'message';
}

export function toRequest(draft: SendDraft, parsed: Parsed): SendRequest {
  const message = draft.message.trim();
  return {
    recipients: sendable(parsed).map(({ recipient }) => ({
      email: recipient.email,
      name: recipient.name,
      accommodation_percent: recipient.accommodation,
    })),
    opens_at: instantOf(draft.opens),
    closes_at: instantOf(draft.closes),
    accommodation_percent: draft.extra.trim() === '' ? null : Number(draft.extra),
    message: message === '' ? null : message,
  };
}

/** What the invitation to the first person says; null while the window, the extra time or the message is wrong. */
export function wordingOf(draft: SendDraft, parsed: Parsed, now: Date): WordingRequest | null {
  if (Object.keys(ruleErrors(draft, now)).length > 0) return null;
  if (messageProblem(draft.message) !== null) return null;
  const { recipients, ...terms } = toRequest(draft, parsed);
  const [first] = recipients;
  return {
    ...terms,
    name: first?.name ?? null,
    accommodation_percent: first?.accommodation_percent ?? terms.accommodation_percent ?? null,
  };
}

/** One line of the table of what becomes of each row of the text. */
export type ResultRow = {
  readonly number: number;
  readonly email: string;
  readonly name: string | null;
  readonly outcome: SendOutcome;
  readonly until: string | null;
  readonly problem: string | null;
  /** Extra time in percent, as the list gives it. */
  readonly accommodation?: number | null;
};

/** The server's rows under the numbers that the text gives them, with those that it was not sent. */
export function resultRows(parsed: Parsed, rows: readonly SendRow[]): ResultRow[] {
  const sent = sendable(parsed);
  const answered = rows.map((row, index) => ({
    ...row,
    number: sent[index]?.number ?? row.row,
    accommodation: sent[index]?.recipient.accommodation ?? null,
  }));
  const kept = judged(parsed).flatMap(({ row, kind, problem }): ResultRow[] => {
    if (kind === 'valid') return [];
    const known = 'recipient' in row ? row.recipient : { email: row.email, name: null };
    const outcome = kind === 'doubled' ? 'repeated' : 'invalid';
    return [{ ...known, number: row.number, outcome, until: null, problem }];
  });
  return [...answered, ...kept].sort((one, other) => one.number - other.number);
}

export function countOf(rows: readonly ResultRow[], outcome: SendOutcome): number {
  return rows.filter((row) => row.outcome === outcome).length;
}

export const outcomeTones: Record<SendOutcome, BadgeTone> = {
  invited: 'positive',
  already_invited: 'neutral',
  cooling_down: 'caution',
  opted_out: 'caution',
  undeliverable: 'negative',
  repeated: 'neutral',
  over_quota: 'caution',
  invalid: 'negative',
};

/** The people for whom there was no invitation left, as they are typed: nobody types them again. */
export function overQuota(rows: readonly ResultRow[]): string {
  const over = rows.filter(({ outcome }) => outcome === 'over_quota');
  return over
    .map(({ email, name, accommodation = null }) => writeRecipient({ email, name, accommodation }))
    .join('\n');
}

/** Reads a kept draft; anything unreadable is an empty one. */
export function parseDraft(kept: string | null): SendDraft {
  if (kept === null) return EMPTY_DRAFT;
  try {
    const value = JSON.parse(kept) as Partial<Record<keyof SendDraft, unknown>> | null;
    const read = (field: keyof SendDraft) => {
      const found = value?.[field];
      return typeof found === 'string' ? found : '';
    };
    return {
      people: read('people'),
      columns: null,
      opens: read('opens'),
      closes: read('closes'),
      extra: read('extra'),
      message: read('message'),
    };
  } catch {
    return EMPTY_DRAFT;
  }
}
