import { expect, it } from 'vitest';
import { applicationOf, draftProblems, emptyDraft, type Draft } from './rules';

const whole: Draft = {
  kind: 'university',
  organisation: ' University of Leeds ',
  website: '',
  why: 'Our students look for work.',
};

it('an empty application says what is missing, and a website is not', () => {
  expect(Object.keys(draftProblems(emptyDraft)).sort()).toEqual(['kind', 'organisation', 'why']);
  expect(draftProblems(whole)).toEqual({});
});

it.each([
  ['https://leeds.example', true],
  ['http://leeds.example/jobs?x=1', true],
  ['https://öko.example', true],
  ['leeds.example', true],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['https://a b.example', false],
])('the website %s is one: %s', (website, good) => {
  expect(draftProblems({ ...whole, website }).website === undefined).toBe(good);
});

it('a text is as long as the server takes it, in characters', () => {
  expect(draftProblems({ ...whole, organisation: '🎓'.repeat(120) })).toEqual({});
  expect(draftProblems({ ...whole, organisation: '🎓'.repeat(121) }).organisation).toBeDefined();
  expect(draftProblems({ ...whole, why: 'x'.repeat(2001) }).why).toBeDefined();
});

it('what is sent is trimmed, and no website is null', () => {
  expect(applicationOf(whole)).toEqual({
    ...whole,
    organisation: 'University of Leeds',
    website: null,
  });
  expect(applicationOf(emptyDraft)).toBeNull();
});

it('a website without its scheme is sent with one', () => {
  expect(applicationOf({ ...whole, website: 'leeds.example ' })?.website).toBe(
    'https://leeds.example',
  );
});
