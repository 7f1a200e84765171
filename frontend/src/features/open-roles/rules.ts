import type { OpenRoleRow, RoleKind, RoleLevel, RoleWorkplace } from '@/api/words';
import { SEARCH_MOST } from '@/facts/constants';
import { countries, countryName } from '@/facts/countries';
import { text as roles } from '@/features/roles/text';
import { shortDayWords } from '@/ui/time';
import { text } from './text';

const { list: words } = text;

/** Which open roles are shown; null stands for all. */
export type RoleFilter = {
  readonly search: string;
  readonly kind: RoleKind | null;
  readonly workplace: RoleWorkplace | null;
  readonly level: RoleLevel | null;
  readonly country: string | null;
  /** Only those that say what they pay. */
  readonly pay: boolean;
  /** A day: those that begin on it or earlier, or when it is agreed upon. */
  readonly starts_by: string | null;
};

export const EVERY_ROLE: RoleFilter = {
  search: '',
  kind: null,
  workplace: null,
  level: null,
  country: null,
  pay: false,
  starts_by: null,
};

export const KINDS: readonly RoleKind[] = ['intern', 'full_time', 'part_time'];
export const LEVELS: readonly RoleLevel[] = ['student', 'graduate', 'junior', 'mid', 'senior'];
export const WORKPLACES: readonly RoleWorkplace[] = ['onsite', 'hybrid', 'remote'];
export const COUNTRIES: readonly string[] = countries.map(({ value }) => value);

const one = <V extends string>(values: readonly V[], raw: string | null): V | null =>
  values.find((value) => value === raw) ?? null;

/** Whether this is a day that the server takes: of the years 2000 to 2999. */
export function isDay(typed: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(typed)) return false;
  const day = new Date(`${typed}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed);
}

/** The filter that an address names; what it names wrongly is left out. */
export function filterOf(params: URLSearchParams): RoleFilter {
  const startsBy = params.get('starts_by');
  return {
    search: Array.from((params.get('search') ?? '').trim())
      .slice(0, SEARCH_MOST)
      .join(''),
    kind: one(KINDS, params.get('kind')),
    workplace: one(WORKPLACES, params.get('workplace')),
    level: one(LEVELS, params.get('level')),
    country: one(COUNTRIES, params.get('country')),
    pay: params.get('pay') === 'true',
    starts_by: startsBy !== null && isDay(startsBy) ? startsBy : null,
  };
}

/** What a filter asks of the server. */
export function queryOf({ search, kind, workplace, level, country, pay, starts_by }: RoleFilter) {
  return {
    ...(search === '' ? {} : { search }),
    ...(kind === null ? {} : { kind }),
    ...(workplace === null ? {} : { workplace }),
    ...(level === null ? {} : { level }),
    ...(country === null ? {} : { country }),
    ...(pay ? { pay } : {}),
    ...(starts_by === null ? {} : { starts_by }),
  };
}

/** The address's query of a filter. */
export function paramsOf(filter: RoleFilter): Record<string, string> {
  const said = Object.entries(queryOf(filter));
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]));
}

/** Whether some roles are left out. */
export const isNarrow = (filter: RoleFilter): boolean => Object.keys(queryOf(filter)).length > 0;

/** How many filters narrow the list; the search stands beside them. */
export const chosenCount = (filter: RoleFilter): number =>
  Object.keys(queryOf({ ...filter, search: '' })).length;

/** Whether both leave the same roles. */
export const sameFilter = (one: RoleFilter, other: RoleFilter): boolean =>
  JSON.stringify(queryOf(one)) === JSON.stringify(queryOf(other));

/** What an alert is called: “rust” · Internship · Remote · Portugal. */
export function nameOf(filter: RoleFilter): string {
  const { search, kind, workplace, level, country, pay, starts_by } = filter;
  const parts = [
    search === '' ? '' : `“${search}”`,
    kind === null ? '' : roles.kinds[kind],
    workplace === null ? '' : roles.workplaces[workplace],
    level === null ? '' : roles.levels[level],
    country === null ? '' : countryName(country),
    pay ? words.pay : '',
    starts_by === null ? '' : words.startsByDay(shortDayWords(starts_by)),
  ].filter((part) => part !== '');
  return parts.length === 0 ? text.alerts.every : parts.join(' · ');
}

/** How many countries a row names. */
const COUNTRIES_NAMED = 2;
const sequence = new Intl.ListFormat('en');

type Placed = Pick<OpenRoleRow, 'workplace' | 'location' | 'countries'>;

/** “Hybrid, Lisbon, Portugal”; “Remote, Portugal, Spain, and 3 more”. */
export function placeOf({ workplace, location, countries: codes }: Placed): string {
  const more = codes.length - COUNTRIES_NAMED;
  // The last one is named rather than counted.
  const named = codes.slice(0, more > 1 ? COUNTRIES_NAMED : codes.length).map(countryName);
  const parts = [
    workplace === null ? '' : roles.workplaces[workplace],
    workplace === 'remote' ? '' : location,
    sequence.format(more > 1 ? [...named, words.moreCountries(more)] : named),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

const NEW_MS = 7 * 24 * 60 * 60 * 1000;

/** Whether a role was published in the last seven days. */
export const isNew = ({ published_at }: Pick<OpenRoleRow, 'published_at'>, now: Date): boolean =>
  now.getTime() - new Date(published_at).getTime() < NEW_MS;
