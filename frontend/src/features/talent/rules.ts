import type {
  IntroductionPay,
  SaveTalentProfile,
  TalentAuthorisation,
  TalentAvailability,
  TalentEmployment,
  TalentPayPeriod,
  TalentPlace,
  TalentProfile,
  TalentScore,
  TalentSearch,
  TalentSkill,
} from '@/api/words';
import { SEARCH_MOST } from '@/facts/constants';
import { isCurrency } from '@/facts/currencies';
import type { ProblemsOf } from '@/features/saving/hooks';
import { text } from './text';

const isOf =
  <Word extends string>(words: Record<Word, unknown>) =>
  (word: string): word is Word =>
    Object.hasOwn(words, word);

const isSkill = isOf<TalentSkill>(text.skills);
const isAvailability = isOf<TalentAvailability>(text.availability);
const isPlace = isOf<TalentPlace>(text.places);
const isEmployment = isOf<TalentEmployment>(text.employment);
const isAuthorised = isOf<TalentAuthorisation>(text.authorised);
const isScore = isOf<TalentScore>(text.scores);

/** The words of a list for a select. */
export const optionsOf = <Word extends string>(words: Record<Word, string>) =>
  (Object.entries(words) as [Word, string][]).map(([value, label]) => ({ value, label }));

/** What a company looks for. */
export type Filter = {
  skills: TalentSkill[];
  availability: TalentAvailability | null;
  place: TalentPlace | null;
  employment: TalentEmployment | null;
  authorised: TalentAuthorisation | null;
  score: TalentScore | null;
  /** In the headline of somebody who shows their name. */
  text: string | null;
};

export const NO_FILTER: Filter = {
  skills: [],
  availability: null,
  place: null,
  employment: null,
  authorised: null,
  score: null,
  text: null,
};

/** The filter of an address; what is no word of a list is left out. */
export function filterOf(params: URLSearchParams): Filter {
  const one = <Word extends string>(name: string, is: (word: string) => word is Word) => {
    const word = params.get(name) ?? '';
    return is(word) ? word : null;
  };
  const skills = (params.get('skills') ?? '').split(',').filter(isSkill);
  const typed = (params.get('text') ?? '').trim().slice(0, SEARCH_MOST);
  return {
    skills: [...new Set(skills)].sort(),
    availability: one('availability', isAvailability),
    place: one('place', isPlace),
    employment: one('employment', isEmployment),
    authorised: one('authorised', isAuthorised),
    score: one('score', isScore),
    text: typed === '' ? null : typed,
  };
}

/** What the server is asked for; also the query of the address. */
export function cardParams(filter: Filter) {
  const { skills, availability, place, employment, authorised, score, text: typed } = filter;
  return {
    ...(skills.length === 0 ? {} : { skills: skills.join(',') }),
    ...(availability === null ? {} : { availability }),
    ...(place === null ? {} : { place }),
    ...(employment === null ? {} : { employment }),
    ...(authorised === null ? {} : { authorised }),
    ...(score === null ? {} : { score }),
    ...(typed === null ? {} : { text: typed }),
  };
}

export const isEmpty = (filter: Filter) => Object.keys(cardParams(filter)).length === 0;

export type Looser = { words: string; filter: Filter };

/** The filter without each of its parts, in the order of the page. */
export function looserOf(filter: Filter): Looser[] {
  const { skills, availability, place, employment, authorised, score, text: typed } = filter;
  const looser: Looser[] = skills.map((skill) => ({
    words: text.skills[skill],
    filter: { ...filter, skills: skills.filter((other) => other !== skill) },
  }));
  const add = (words: string, part: Partial<Filter>) =>
    looser.push({ words, filter: { ...filter, ...part } });
  if (availability !== null) add(text.availability[availability], { availability: null });
  if (place !== null) add(text.places[place], { place: null });
  if (employment !== null) add(text.employment[employment], { employment: null });
  if (authorised !== null)
    add(text.browse.permit(text.authorised[authorised]), { authorised: null });
  if (score !== null) add(text.scores[score], { score: null });
  if (typed !== null) add(text.browse.said(typed), { text: null });
  return looser;
}

/** How many candidates a list has, rounded down to tens as the pool’s counts are; null below ten. */
export function roundedPeople(found: number): string | null {
  const tens = Math.floor(found / 10) * 10;
  return tens < 10 ? null : text.pool.people(tens);
}

export const searchFilter = (search: TalentSearch): Filter => ({
  skills: [...search.skills].sort(),
  availability: search.availability,
  place: search.place,
  employment: search.employment,
  authorised: search.authorised,
  score: search.score,
  text: search.text,
});

/** What a candidate has typed. */
export type Draft = Omit<
  SaveTalentProfile,
  'availability' | 'pay' | 'blocked' | 'version' | 'github'
> & {
  github: string;
  availability: TalentAvailability | undefined;
  amount: string;
  currency: string;
  period: TalentPayPeriod;
  blocked: TalentProfile['blocked'];
};

/** What stands in the form at first. */
export function draftOf(profile: TalentProfile | null): Draft {
  return {
    consent: profile !== null,
    visibility: profile?.visibility ?? 'anonymous',
    headline: profile?.headline ?? '',
    skills: profile?.skills ?? [],
    availability: profile?.availability,
    places: profile?.places ?? [],
    amount: profile?.pay?.amount.toString() ?? '',
    currency: profile?.pay?.currency ?? '',
    period: profile?.pay?.period ?? 'year',
    blocked: profile?.blocked ?? [],
    curated: profile?.curated ?? false,
    shows_results: profile?.shows_results ?? false,
    employment: profile?.employment ?? [],
    authorised: profile?.authorised ?? [],
    github: profile?.github ?? '',
    results: profile?.results ?? [],
  };
}

const plain = (value: Draft[keyof Draft]): string => {
  if (typeof value === 'string') return value.trim();
  if (!Array.isArray(value)) return String(value);
  return value
    .map((one: string | { id: string }) => (typeof one === 'string' ? one : one.id))
    .sort()
    .join('\n');
};

/** The fields in which two drafts differ, in the order of a draft. A list is the same in any order. */
export const changedFields = (one: Draft, other: Draft): (keyof Draft)[] =>
  (Object.keys(one) as (keyof Draft)[]).filter(
    (field) => plain(one[field]) !== plain(other[field]),
  );

export type Problems = ProblemsOf<Draft>;

const missing = text.form.missing;
/** As the server reads it: the address of somebody’s page and nothing behind it. */
const isGithub = (typed: string) =>
  /^https:\/\/github\.com\/[a-z\d](?:-?[a-z\d]){0,38}\/?$/iu.test(typed);

/** What is missing or wrong, at its field. */
export function draftProblems(draft: Draft): Problems {
  const problems: Problems = {};
  const length = Array.from(draft.headline.trim()).length;
  if (length === 0) problems.headline = missing.headline;
  if (length > 120) problems.headline = missing.headlineLong;
  if (draft.skills.length < 1 || draft.skills.length > 20) problems.skills = missing.skills;
  if (draft.places.length < 1 || draft.places.length > 5) problems.places = missing.places;
  if (draft.availability === undefined) problems.availability = missing.availability;
  if (draft.authorised.length > 5) problems.authorised = missing.authorised;
  const github = draft.github.trim();
  if (github !== '' && !isGithub(github)) problems.github = missing.github;
  if (draft.results.length > 10) problems.results = missing.results;
  const saysPay = draft.amount !== '' || draft.currency !== '';
  if (saysPay && !(Number(draft.amount) >= 1 && isCurrency(draft.currency)))
    problems.amount = missing.pay;
  if (!draft.consent) problems.consent = missing.consent;
  return problems;
}

/** What is sent of a draft without problems; null while there is no availability. */
export function profileOf(draft: Draft, version: number): SaveTalentProfile | null {
  const { amount, currency, period, blocked, availability, github, ...rest } = draft;
  if (availability === undefined) return null;
  return {
    ...rest,
    version,
    availability,
    headline: draft.headline.trim(),
    github: github.trim() === '' ? null : github.trim(),
    pay: amount === '' ? null : { amount: Number(amount), currency, period },
    blocked: blocked.map((company) => company.id),
  };
}

/** A number of at most nine digits, as typed. */
export const digits = (typed: string) => typed.replaceAll(/\D/g, '').slice(0, 9);

/** With the word where it was missing, without it where it stood. */
export const toggled = <Word>(words: readonly Word[], word: Word): Word[] =>
  words.includes(word) ? words.filter((other) => other !== word) : [...words, word];

/** What a company has typed to ask for an introduction. */
export type Asking = {
  role: string | undefined;
  message: string;
  min: string;
  max: string;
  currency: string;
  period: TalentPayPeriod;
};

export type AskingProblems = Partial<Record<'role' | 'message' | 'pay' | 'currency', string>>;

/** What is missing or wrong, at its field. */
export function askingProblems(asking: Asking): AskingProblems {
  const words = text.request.missing;
  const problems: AskingProblems = {};
  const length = Array.from(asking.message.trim()).length;
  const [min, max] = [Number(asking.min), Number(asking.max)];
  if (asking.role === undefined) problems.role = words.role;
  if (length < 80 || length > 2000) problems.message = words.message;
  if (!(min >= 1 && max >= min)) problems.pay = words.pay;
  if (!isCurrency(asking.currency)) problems.currency = words.currency;
  return problems;
}

/** What a role pays, in words. */
export function payWords({ min, max, currency, period }: IntroductionPay): string {
  const units = new Intl.NumberFormat('en');
  return `${units.format(min)}–${units.format(max)} ${currency} per ${text.periods[period]}`;
}
