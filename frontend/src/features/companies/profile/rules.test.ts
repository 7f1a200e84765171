import { expect, it } from 'vitest';
import type { CompanyDetails } from '@/api/words';
import {
  base64Of,
  changedFields,
  draftOf,
  draftProblems,
  formOf,
  missingFields,
  type Draft,
} from './rules';

const details: CompanyDetails = {
  version: 3,
  form: {
    name: 'Pellworth',
    website: 'https://pellworth.example',
    industry: 'software',
    size: '11-50',
    city: 'Leeds',
    country: 'GB',
    about: 'We build tools.',
    founded_year: 1999,
  },
  standing: 'waiting',
  note: null,
  changed_at: null,
  logo_url: null,
};
const whole = draftOf(details);
const bare: Draft = {
  name: 'Pellworth',
  website: '',
  industry: '',
  size: '',
  city: '',
  country: '',
  about: '',
  founded_year: '',
};

it('what was read is sent back as it was, and what is empty as null', () => {
  expect(formOf(whole)).toEqual(details.form);
  expect(formOf({ ...bare, city: '  ' })).toEqual({
    name: 'Pellworth',
    website: null,
    industry: null,
    size: null,
    city: null,
    country: null,
    about: null,
    founded_year: null,
  });
});

it('everything is missing that candidates have to know, but not the year', () => {
  expect(missingFields(bare)).toEqual(['website', 'industry', 'size', 'city', 'country', 'about']);
  expect(missingFields({ ...whole, founded_year: '' })).toEqual([]);
});

it('two drafts differ in what is said, not in blanks at its ends', () => {
  expect(changedFields(whole, { ...whole, city: ' Leeds ' })).toEqual([]);
  expect(changedFields(whole, { ...whole, about: 'x', name: 'Y' })).toEqual(['name', 'about']);
});

it.each([
  [{ name: ' ' }, 'name'],
  [{ name: '🎓'.repeat(121) }, 'name'],
  [{ website: 'javascript:alert(1)' }, 'website'],
  [{ website: 'https://localhost' }, 'website'],
  [{ city: 'x'.repeat(81) }, 'city'],
  [{ about: 'x'.repeat(4001) }, 'about'],
  [{ founded_year: '1499' }, 'founded_year'],
  [{ founded_year: '2028' }, 'founded_year'],
] satisfies [Partial<Draft>, keyof Draft][])('%j is wrong at %s', (part, field) => {
  expect(Object.keys(draftProblems({ ...whole, ...part }, 2027))).toEqual([field]);
});

it('a draft of the longest texts can be sent', () => {
  const longest = { name: '🎓'.repeat(120), city: 'x'.repeat(80), about: 'x'.repeat(4000) };
  expect(draftProblems({ ...whole, ...longest }, 2027)).toEqual({});
  expect(draftProblems(bare, 2027)).toEqual({});
});

it('a large file becomes base64 in pieces', async () => {
  const bytes = new Uint8Array(20_000).map((_, at) => at % 251);
  const text = await base64Of(new Blob([bytes]));
  expect(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))).toEqual(bytes);
});
