/** Which candidates of a board are looked for. The address says it, and the server finds them. */
import type { CandidateProgress, CandidateSource } from '@/api/words/hiring/slates';
import { text } from './text';

export type CardFilter = {
  /** Any of them; all where it is empty. */
  readonly progress: readonly CandidateProgress[];
  /** Any of them; all where it is empty. */
  readonly sources: readonly CandidateSource[];
  /** The last day on which they could begin; empty for any. */
  readonly availableBy: string;
  /** Each of them. */
  readonly skills: readonly string[];
  /** Only those of whom a scorecard is not in: the reviewer's, where one is named. */
  readonly missing: boolean;
  /** The account of a colleague who is to write a scorecard, or has; empty for anyone. */
  readonly reviewer: string;
  /** The least fineness of those who have a result; null for any. */
  readonly finenessFrom: number | null;
};

export const EVERYBODY: CardFilter = {
  progress: [],
  sources: [],
  availableBy: '',
  skills: [],
  missing: false,
  reviewer: '',
  finenessFrom: null,
};

/** What is looked for on a board: words, and a filter. */
export type Sought = { readonly q: string; readonly filter: CardFilter };

export const progressWords = Object.keys(text.progress) as CandidateProgress[];
export const sourceWords = Object.keys(text.sources) as CandidateSource[];

/** The words of a list that are known, in its order, each once. */
const known = <Word extends string>(words: readonly Word[], raw: string | null): Word[] => {
  const said = (raw ?? '').split(',');
  return words.filter((word) => said.includes(word));
};

const isDay = (raw: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(raw) && !Number.isNaN(Date.parse(`${raw}T00:00:00Z`));

const account = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** A whole number from 0 to 1000; null for anything else. */
export function finenessOf(raw: string): number | null {
  const typed = raw.trim();
  return /^\d{1,4}$/u.test(typed) && Number(typed) <= 1000 ? Number(typed) : null;
}

/** The filter of an address; what is no word of a list, and no skill of the role, is left out. */
export function filterOf(params: URLSearchParams, skills: readonly string[]): CardFilter {
  const day = params.get('available_by') ?? '';
  const reviewer = params.get('reviewer') ?? '';
  return {
    progress: known(progressWords, params.get('progress')),
    sources: known(sourceWords, params.get('source')),
    availableBy: isDay(day) ? day : '',
    skills: known(skills, params.get('skills')),
    missing: params.get('scorecards') === 'missing',
    reviewer: account.test(reviewer) ? reviewer : '',
    finenessFrom: finenessOf(params.get('fineness_from') ?? ''),
  };
}

/** The names that a filter has in the address, and for the server. */
export const filterNames = [
  'progress',
  'source',
  'available_by',
  'skills',
  'scorecards',
  'reviewer',
  'fineness_from',
] as const;

type Params = Partial<Record<(typeof filterNames)[number], string>>;

/** What the server is asked for; also the query of the address. */
export function paramsOf(filter: CardFilter): Params {
  const { progress, sources, availableBy, skills, missing, reviewer, finenessFrom } = filter;
  return {
    ...(progress.length === 0 ? {} : { progress: progress.join(',') }),
    ...(sources.length === 0 ? {} : { source: sources.join(',') }),
    ...(availableBy === '' ? {} : { available_by: availableBy }),
    ...(skills.length === 0 ? {} : { skills: skills.join(',') }),
    ...(missing ? { scorecards: 'missing' } : {}),
    ...(reviewer === '' ? {} : { reviewer }),
    ...(finenessFrom === null ? {} : { fineness_from: String(finenessFrom) }),
  };
}

/** How many kinds of the filter are set. */
export const kindsOf = (filter: CardFilter): number => Object.keys(paramsOf(filter)).length;

export const isNarrow = (filter: CardFilter): boolean => kindsOf(filter) > 0;

/** A list with a value, or without it where it was there; in the order of all values. */
export const toggled = <Word extends string>(
  all: readonly Word[],
  chosen: readonly Word[],
  word: Word,
): Word[] => all.filter((one) => (one === word ? !chosen.includes(one) : chosen.includes(one)));

export type ActiveChip = {
  key: string;
  label: string;
  /** A filter without this part. Several may be removed before the first has taken effect. */
  remove: (from: CardFilter) => CardFilter;
};

/**
 * What is set, in words, each with what removes it. The name of a reviewer is null where
 * nobody of the team has that account.
 */
export function chipsOf(
  filter: CardFilter,
  nameOf: (account: string) => string | null,
): ActiveChip[] {
  const { progress, sources, availableBy, skills, missing, reviewer, finenessFrom } = filter;
  const chips: ActiveChip[] = [];
  const without = (part: Partial<CardFilter>) => (from: CardFilter) => ({ ...from, ...part });
  if (finenessFrom !== null) {
    const label = text.chips.fineness(finenessFrom);
    chips.push({ key: 'fineness', label, remove: without({ finenessFrom: null }) });
  }
  if (reviewer !== '') {
    const label = text.chips.reviewer(nameOf(reviewer) ?? text.formerColleague);
    chips.push({ key: 'reviewer', label, remove: without({ reviewer: '' }) });
  }
  if (progress.length > 0) {
    const label = text.chips.progress(progress.map((word) => text.progress[word]));
    chips.push({ key: 'progress', label, remove: without({ progress: [] }) });
  }
  if (sources.length > 0) {
    const label = text.chips.sources(sources.map((word) => text.sources[word]));
    chips.push({ key: 'sources', label, remove: without({ sources: [] }) });
  }
  if (availableBy !== '') {
    const label = text.chips.availableBy(availableBy);
    chips.push({ key: 'day', label, remove: without({ availableBy: '' }) });
  }
  for (const skill of skills) {
    const remove = (from: CardFilter) => ({
      ...from,
      skills: from.skills.filter((one) => one !== skill),
    });
    chips.push({ key: `skill ${skill}`, label: text.chips.skill(skill), remove });
  }
  if (missing)
    chips.push({ key: 'missing', label: text.chips.missing, remove: without({ missing: false }) });
  return chips;
}
