import { expect, it } from 'vitest';
import {
  changedFields,
  askingProblems,
  cardParams,
  draftOf,
  draftProblems,
  filterOf,
  looserOf,
  NO_FILTER,
  payWords,
  profileOf,
  roundedPeople,
  searchFilter,
  toggled,
  type Asking,
  type Draft,
} from './rules';

const whole: Draft = {
  ...draftOf(null),
  consent: true,
  headline: ' Engineer ',
  skills: ['rust'],
  availability: 'now',
  places: ['remote'],
};

it('a filter is what its address says, and what is no word of a list is left out', () => {
  const filter = filterOf(new URLSearchParams('skills=sql,rust,cobol,rust&place=moon&score=9'));
  expect(filter).toEqual({ ...NO_FILTER, skills: ['rust', 'sql'] });
  expect(cardParams(filter)).toEqual({ skills: 'rust,sql' });
  const all = {
    skills: [],
    availability: 'now',
    place: 'remote',
    employment: 'internship',
    authorised: 'eu',
    score: 'from_500',
    text: 'loom builder',
  } as const;
  const query = new URLSearchParams(cardParams({ ...all, skills: [] }));
  expect(filterOf(query)).toEqual(all);
  expect(searchFilter({ id: 's1', name: 'Looms', ...all, skills: ['sql', 'go'] })).toEqual({
    ...all,
    skills: ['go', 'sql'],
  });
  expect(filterOf(new URLSearchParams(`text= ${'t'.repeat(101)} `)).text).toBe('t'.repeat(100));
  expect(filterOf(new URLSearchParams('text= '))).toEqual(NO_FILTER);
});

it('every part of a filter can be left out, and is named as it stands on the page', () => {
  const filter = filterOf(
    new URLSearchParams('skills=go&employment=full_time&authorised=uk&score=any&text=loom'),
  );
  const looser = looserOf(filter);
  expect(looser.map(({ words }) => words)).toEqual([
    'Go',
    'Full-time',
    'May work in: United Kingdom',
    'Verified result',
    '“loom” in the headline',
  ]);
  const left = looser.map((one) => Object.keys(cardParams(one.filter)).length);
  expect(left).toEqual([4, 4, 4, 4, 4]);
});

it.each([
  [0, null],
  [9, null],
  [10, '10+'],
  [19, '10+'],
  [100, '100+'],
])('%i candidates are said as %s', (found, said) => {
  expect(roundedPeople(found)).toBe(said);
});

it.each([
  ['', false],
  ['https://github.com/ada', false],
  [' https://github.com/Ada-L/ ', false],
  ['github.com/ada', true],
  ['https://github.com/ada/tools', true],
  ['https://github.com/a--b', true],
  ['https://example.com/ada', true],
])('the GitHub page %s is wrong: %s', (github, wrong) => {
  expect(draftProblems({ ...whole, github }).github !== undefined).toBe(wrong);
});

it('a new profile is anonymous, and says what is missing', () => {
  expect(draftOf(null).visibility).toBe('anonymous');
  expect(Object.keys(draftProblems(draftOf(null))).sort()).toEqual([
    'availability',
    'consent',
    'headline',
    'places',
    'skills',
  ]);
  expect(draftProblems(whole)).toEqual({});
  expect(draftProblems({ ...whole, headline: 'é'.repeat(121) }).headline).toBeDefined();
});

it.each([
  ['', '', false],
  ['50000', 'EUR', false],
  ['50000', '', true],
  ['', 'EUR', true],
  ['0', 'EUR', true],
  ['5', 'EU', true],
  ['5', 'XTS', true],
])('pay of %s %s is wrong: %s', (amount, currency, wrong) => {
  expect(draftProblems({ ...whole, amount, currency }).amount !== undefined).toBe(wrong);
});

it('two drafts differ in what was changed, and not in the order of a list or in spaces around', () => {
  const one: Draft = { ...whole, places: ['remote', 'south_asia'] };
  expect(changedFields(one, { ...one, places: ['south_asia', 'remote'] })).toEqual([]);
  expect(changedFields(one, { ...one, headline: `${one.headline} ` })).toEqual([]);
  const blocked = [{ id: 'c1', name: 'Pellworth' }];
  expect(changedFields(one, { ...one, curated: !one.curated, blocked })).toEqual([
    'blocked',
    'curated',
  ]);
});

it('what is sent is trimmed, without pay where none is said, and blocks by id', () => {
  const blocked = [{ id: 'c1', name: 'Pellworth' }];
  expect(profileOf({ ...whole, blocked }, 3)).toEqual({
    version: 3,
    consent: true,
    visibility: 'anonymous',
    headline: 'Engineer',
    skills: ['rust'],
    availability: 'now',
    places: ['remote'],
    pay: null,
    blocked: ['c1'],
    curated: false,
    shows_results: false,
    employment: [],
    authorised: [],
    github: null,
    results: [],
  });
  expect(profileOf({ ...whole, github: ' https://github.com/ada ' }, 3)?.github).toBe(
    'https://github.com/ada',
  );
  expect(profileOf({ ...whole, amount: '5', currency: 'EUR' }, 0)?.pay).toEqual({
    amount: 5,
    currency: 'EUR',
    period: 'year',
  });
  expect(profileOf(draftOf(null), 0)).toBeNull();
});

it('a profile that was saved is what stands in the form', () => {
  const profile = {
    version: 2,
    visibility: 'named',
    headline: 'Engineer',
    skills: ['go'],
    availability: 'later',
    places: ['remote'],
    pay: { amount: 5, currency: 'EUR', period: 'hour' },
    blocked: [{ id: 'c1', name: 'Pellworth' }],
    curated: false,
    shows_results: true,
    github: 'https://github.com/ada',
    resume: null,
    consented_at: '2026-11-23T10:00:00Z',
  } as const;
  const draft = draftOf({
    ...profile,
    employment: ['part_time'],
    authorised: ['eu'],
    results: ['a1'],
    skills: ['go'],
    places: ['remote'],
    blocked: [...profile.blocked],
  });
  expect(draft).toMatchObject({ curated: false, shows_results: true, employment: ['part_time'] });
  expect(draft).toMatchObject({ github: 'https://github.com/ada', results: ['a1'] });
  expect(draft).toMatchObject({ consent: true, amount: '5', period: 'hour', visibility: 'named' });
});

it('a request says the role, eighty characters and a pay range', () => {
  const asking: Asking = {
    role: 'r1',
    message: 'm'.repeat(80),
    min: '10',
    max: '10',
    currency: 'EUR',
    period: 'hour',
  };
  expect(askingProblems(asking)).toEqual({});
  const wrong = (part: Partial<Asking>) => Object.keys(askingProblems({ ...asking, ...part }));
  expect(wrong({ role: undefined })).toEqual(['role']);
  expect(wrong({ message: `${'m'.repeat(79)} ` })).toEqual(['message']);
  expect(wrong({ message: 'm'.repeat(2001) })).toEqual(['message']);
  expect(wrong({ max: '9' })).toEqual(['pay']);
  expect(wrong({ min: '' })).toEqual(['pay']);
  expect(wrong({ currency: 'EU' })).toEqual(['currency']);
  expect(wrong({ currency: 'XTS' })).toEqual(['currency']);
});

it('a word is put in or taken out, and pay is said in words', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  const pay = { min: 40000, max: 50000, currency: 'EUR', period: 'year' } as const;
  expect(payWords(pay)).toBe('40,000–50,000 EUR per year');
});
