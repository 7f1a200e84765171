import type { CompanyDetails, CompanyIndustry, CompanySize, DetailsForm } from '@/api/words';
import { webAddress } from '@/facts/web-address';
import type { ProblemsOf } from '@/features/saving/hooks';
import { text } from './text';

/** The details while they are edited: empty strings where nothing is said. */
export type Draft = {
  name: string;
  website: string;
  industry: CompanyIndustry | '';
  size: CompanySize | '';
  city: string;
  country: string;
  about: string;
  founded_year: string;
};

/** The fields in the order of the form. */
export const FIELDS = [
  'name',
  'website',
  'industry',
  'size',
  'city',
  'country',
  'founded_year',
  'about',
] as const;

/** Longest texts, in characters; the server's own limits. */
export const MOST = { name: 120, website: 200, city: 80, about: 4000 } as const;

/** The largest file that the server takes as a logo, in bytes. */
export const LOGO_BYTES = 1024 * 1024;

export function draftOf({ form }: CompanyDetails): Draft {
  return {
    name: form.name,
    website: form.website ?? '',
    industry: form.industry ?? '',
    size: form.size ?? '',
    city: form.city ?? '',
    country: form.country ?? '',
    about: form.about ?? '',
    founded_year: form.founded_year === null ? '' : String(form.founded_year),
  };
}

const orNull = (words: string) => (words.trim() === '' ? null : words.trim());

/** What is sent: trimmed, null where nothing is said. */
export function formOf(draft: Draft): DetailsForm {
  return {
    name: draft.name.trim(),
    website: orNull(webAddress(draft.website)),
    industry: draft.industry === '' ? null : draft.industry,
    size: draft.size === '' ? null : draft.size,
    city: orNull(draft.city),
    country: orNull(draft.country),
    about: orNull(draft.about),
    founded_year: draft.founded_year === '' ? null : Number(draft.founded_year),
  };
}

export const changedFields = (one: Draft, other: Draft): (keyof Draft)[] =>
  FIELDS.filter((field) => one[field].trim() !== other[field].trim());

/** What is wrong with a draft, by field; empty when it can be sent. */
export function draftProblems(draft: Draft, thisYear: number): ProblemsOf<Draft> {
  const problems: ProblemsOf<Draft> = {};
  const website = webAddress(draft.website);
  if (website !== '' && !/^https?:\/\/[\p{L}\p{N}][^\s/]*\.[^\s]+$/u.test(website))
    problems.website = text.problems.website;
  for (const [field, most] of Object.entries(MOST)) {
    const name = field as keyof typeof MOST;
    if (Array.from(draft[name].trim()).length > most) problems[name] = text.problems.long(most);
  }
  if (draft.name.trim() === '') problems.name = text.problems.name;
  const year = Number(draft.founded_year);
  if (draft.founded_year !== '' && !(year >= 1500 && year <= thisYear))
    problems.founded_year = text.problems.year;
  return problems;
}

/** The fields that are still empty and have to be filled in. */
export const missingFields = (draft: Draft): (keyof Draft)[] =>
  FIELDS.filter((field) => field !== 'founded_year' && draft[field].trim() === '');

/** The bytes of a file in base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let plain = '';
  // An argument a byte: too many at once would not fit on the stack.
  for (let at = 0; at < bytes.length; at += 8192)
    plain += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(plain);
}
