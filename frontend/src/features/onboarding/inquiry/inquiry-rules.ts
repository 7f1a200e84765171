import type { Inquiry, InquiryState, NewInquiry } from '@/api/words';
import { text } from '@/features/onboarding/text';

const words = text.inquiry;

export type InquiryProblems = Partial<Record<keyof NewInquiry, string>>;

export const emptyInquiry: NewInquiry = {
  companyName: '',
  firstName: '',
  lastName: '',
  title: '',
  companyType: '',
  interests: [],
  heardAbout: '',
  phone: '',
};

/** The longest that the server takes, in characters. */
const LIMITS = {
  companyName: 120,
  firstName: 80,
  lastName: 80,
  title: 120,
  heardAbout: 200,
  phone: 40,
} as const;

const NEEDED = ['companyName', 'firstName', 'lastName', 'companyType', 'phone'] as const;

/** What is missing or too long, at its field. */
export function inquiryProblems(form: NewInquiry): InquiryProblems {
  const problems: InquiryProblems = {};
  for (const [field, limit] of Object.entries(LIMITS)) {
    const name = field as keyof typeof LIMITS;
    if (form[name].length > limit) problems[name] = words.tooLong(limit);
  }
  for (const field of NEEDED) {
    if (form[field].trim() === '') problems[field] = words.missing[field];
  }
  const digits = form.phone.replace(/\D/g, '').length;
  if (problems.phone === undefined && (digits < 6 || /[^\d\s()+./-]/.test(form.phone)))
    problems.phone = words.badPhone;
  return problems;
}

/** A kept draft, read with care: it may be of an older release. */
export function readDraft(kept: string | null): NewInquiry {
  try {
    const draft = JSON.parse(kept ?? '{}') as Record<string, unknown>;
    const read = { ...emptyInquiry };
    for (const name of Object.keys(emptyInquiry) as (keyof NewInquiry)[]) {
      const value = draft[name];
      if (name === 'interests') {
        if (Array.isArray(value)) read.interests = value.filter((v) => typeof v === 'string');
      } else if (typeof value === 'string') read[name] = value;
    }
    return read;
  } catch {
    return emptyInquiry;
  }
}

/** The first word and the rest of what a person is called. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Whether an account's name has a first and a last name, so that nobody is asked for them again. */
export const isWholeName = (name: string): boolean => splitName(name).lastName !== '';

/** What a company sees of its way: which of the screens, how many points of the track are behind it. */
export type Standing = {
  screen: 'form' | 'code' | 'state';
  /** Points of the track that are done: received, code confirmed, reviewed, opened. */
  done: 0 | 1 | 2 | 3 | 4;
  tone: 'info' | 'positive' | 'caution';
};

const standings: Record<InquiryState, Standing> = {
  registered: { screen: 'form', done: 0, tone: 'info' },
  inquiry_started: { screen: 'code', done: 1, tone: 'info' },
  inquiry_verified: { screen: 'state', done: 2, tone: 'info' },
  in_review: { screen: 'state', done: 2, tone: 'info' },
  info_requested: { screen: 'form', done: 2, tone: 'caution' },
  approved: { screen: 'state', done: 3, tone: 'positive' },
  activation_sent: { screen: 'state', done: 3, tone: 'positive' },
  activated: { screen: 'state', done: 4, tone: 'positive' },
  account_ready: { screen: 'state', done: 4, tone: 'positive' },
  rejected: { screen: 'state', done: 2, tone: 'caution' },
  expired: { screen: 'state', done: 3, tone: 'caution' },
  suspended: { screen: 'state', done: 4, tone: 'caution' },
};

/** Where a company stands; null is before its inquiry. */
export function standingOf(state: InquiryState | null): Standing {
  return state === null ? { screen: 'form', done: 0, tone: 'info' } : standings[state];
}

/** The points of the way, and how many of them are done: one that sent no inquiry has no code to confirm. */
export function trackOf({ state, origin }: Pick<Inquiry, 'state' | 'origin'>) {
  const { done } = standingOf(state);
  return origin === 'direct'
    ? { points: text.track.directPoints, done: Math.max(1, done - 1) }
    : { points: text.track.points, done };
}

/** Only the digits of what was typed or pasted, at most six. */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 6);
}

/** Whole seconds until a moment of the wire; 0 when it is over or there is none. */
export function secondsUntil(at: string | null, now: number): number {
  if (at === null) return 0;
  return Math.max(0, Math.ceil((Date.parse(at) - now) / 1000));
}

/** How often a code can be tried; the server's own limit. */
export const MAX_TRIES = 5;
