import type {
  RoundFormat,
  RoundKind,
  StoryCard,
  StoryExperience,
  StoryLevel,
  StoryOutcome,
  StoryRound,
  StorySort,
  StorySource,
} from '@/api/words';
import { SEARCH_MOST } from '@/facts/constants';
import { text } from './text';

export const levels = Object.keys(text.levels) as StoryLevel[];
export const outcomes = Object.keys(text.outcomes) as StoryOutcome[];
export const sources = Object.keys(text.sources) as StorySource[];
export const experiences = Object.keys(text.experiences) as StoryExperience[];
export const difficulties = ['1', '2', '3', '4', '5'] as const;
export const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'hi', 'zh', 'ja'];
export const FIRST_YEAR = 2000;

/** A round, as far as it is filled in. */
export type DraftRound = Omit<StoryRound, 'kind' | 'format'> & {
  kind: RoundKind | null;
  format: RoundFormat | null;
};

/** The lists of the filter, in the order in which chips are shown. */
export const listFilters = [
  'company',
  'position',
  'year',
  'level',
  'outcome',
  'difficulty',
  'source',
  'language',
] as const;
export type ListFilter = (typeof listFilters)[number];

/** What the list is asked for; the address holds it. */
export type StoryQuery = Record<ListFilter, readonly string[]> & {
  q: string;
  verified: boolean;
  sort: StorySort;
};

const words = (value: string | null): string[] =>
  (value ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each, index, all) => each !== '' && all.indexOf(each) === index);

/** The values of a filter that the server knows; where it knows all, only their shape counts. */
const known: Record<ListFilter, (value: string) => boolean> = {
  company: (value) => /^[\p{L}\p{N}-]{1,60}$/u.test(value),
  position: (value) => /^[\p{L}\p{N}-]{1,60}$/u.test(value),
  year: (value) => /^2\d{3}$/.test(value),
  level: (value) => value in text.levels,
  outcome: (value) => value in text.outcomes,
  difficulty: (value) => (difficulties as readonly string[]).includes(value),
  source: (value) => value in text.sources,
  language: (value) => /^[a-z]{2}$/.test(value),
};

/** Reads an address. What no list could be asked for is left out rather than answered with an error. */
export function storyQuery(params: URLSearchParams): StoryQuery {
  const q = (params.get('q') ?? '').trim().slice(0, SEARCH_MOST);
  const lists = Object.fromEntries(
    listFilters.map((name) => [name, words(params.get(name)).filter(known[name])]),
  ) as Record<ListFilter, string[]>;
  const sort = params.get('sort');
  const usual: StorySort = q === '' ? 'recent' : 'relevance';
  const wanted = sort === 'recent' || sort === 'helpful' || sort === 'relevance' ? sort : usual;
  return {
    ...lists,
    q,
    verified: params.get('verified') === 'true',
    sort: wanted === 'relevance' && q === '' ? 'recent' : wanted,
  };
}

/** The address's own part: only what differs from the plain list. */
export function queryParams(query: StoryQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.q !== '') params.set('q', query.q);
  for (const name of listFilters)
    if (query[name].length > 0) params.set(name, query[name].join(','));
  if (query.verified) params.set('verified', 'true');
  if (query.sort !== (query.q === '' ? 'recent' : 'relevance')) params.set('sort', query.sort);
  return params;
}

/** A path with the list's own query behind it. */
export function withQuery(path: string, query: StoryQuery): string {
  const params = queryParams(query).toString();
  return params === '' ? path : `${path}?${params}`;
}

export const noFilters = (query: StoryQuery): StoryQuery => ({
  ...storyQuery(new URLSearchParams()),
  q: query.q,
  sort: query.sort,
});

export function filterCount(query: StoryQuery): number {
  return listFilters.reduce((sum, name) => sum + query[name].length, query.verified ? 1 : 0);
}

/** The query with one value of a filter put in, or taken out where it was in. */
export function toggled(query: StoryQuery, name: ListFilter, value: string): StoryQuery {
  const now = query[name];
  const next = now.includes(value) ? now.filter((each) => each !== value) : [...now, value];
  return { ...query, [name]: next };
}

/** The query without a value; without it already, as it is. */
export const without = (query: StoryQuery, name: ListFilter, value: string): StoryQuery => ({
  ...query,
  [name]: query[name].filter((each) => each !== value),
});

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** A slug as people read it. */
export function fromSlug(slug: string): string {
  return slug.replaceAll('-', ' ').replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}

/** What a filter's value is called. */
export function filterLabel(name: ListFilter, value: string): string {
  const names: Partial<Record<ListFilter, Record<string, string>>> = {
    level: text.levels,
    outcome: text.outcomes,
    source: text.sources,
  };
  if (name === 'difficulty') return text.filters.difficultyOf(value);
  if (name === 'language') return languageNames.of(value) ?? value;
  if (name === 'company' || name === 'position') return fromSlug(value);
  return names[name]?.[value] ?? value;
}

/** The years to choose from, the newest first; those in use are always among them. */
export function years(now: Date, chosen: readonly string[], most = 8): string[] {
  const newest = now.getFullYear();
  const last = Array.from({ length: most }, (_, index) => String(newest - index));
  return [...new Set([...last, ...chosen])].toSorted().toReversed();
}

export const difficultyWord = (value: number): string =>
  text.difficultyWords[Math.min(5, Math.max(1, Math.round(value))) - 1] ?? '';

export const isOffer = (outcome: StoryOutcome): boolean =>
  outcome === 'offer_accepted' || outcome === 'offer_declined';

/** The company's and the role's parts of a story's address. */
export function slugsOf(card: Pick<StoryCard, 'path'>): { company: string; position: string } {
  const [, , company = '', position = ''] = card.path.split('/');
  return { company: decodeURIComponent(company), position: decodeURIComponent(position) };
}

const dayMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const dayMonthYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** "4 March", with the year where it is not this one. */
export function checkedOn(at: string, now: Date): string {
  const moment = new Date(at);
  const sameYear = moment.getFullYear() === now.getFullYear();
  return (sameYear ? dayMonth : dayMonthYear).format(moment);
}

const monthYear = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Feb 2026" of 2026-02. */
export function heldOn(month: string): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? month : monthYear.format(at);
}

/** A story's other line: where, and in which year. */
export const companyLine = (card: Pick<StoryCard, 'company' | 'year'>): string =>
  `${card.company.name}, ${card.year}`;

/** Shares of a whole, largest first, without the empty ones. */
export function shares<K extends string>(
  names: readonly K[],
  counts: Readonly<Record<string, number>>,
): { key: K; count: number; percent: number }[] {
  const found = names.map((key) => ({ key, count: counts[key] ?? 0 }));
  const total = found.reduce((sum, { count }) => sum + count, 0);
  return found
    .filter(({ count }) => count > 0)
    .map(({ key, count }) => ({ key, count, percent: Math.round((count / total) * 100) }))
    .toSorted((a, b) => b.count - a.count);
}

/** Lower-case letters and digits of the text, words joined by dashes: the server's own rule for addresses. */
export function slugOf(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
}
