import { beforeEach, expect, it } from 'vitest';
import { draftOf } from '@/features/talent/rules';
import { keepDraft, keptOver, startOf } from './start';

beforeEach(() => sessionStorage.clear());

it('knows the skills of a profile however they are written, and leaves out what is none of the pool', () => {
  const skills = ['nodejs', 'C++', 'c#', 'POSTGRESQL', 'Google cloud', 'weaving', 'Node.js'];
  expect(startOf({ headline: 'Builder', skills })).toMatchObject({
    headline: 'Builder',
    skills: ['nodejs', 'cpp', 'csharp', 'postgresql', 'google_cloud'],
  });
});

it('agrees to nothing by itself', () => {
  expect(startOf(null)).toMatchObject({
    headline: '',
    skills: [],
    consent: false,
    curated: false,
    shows_results: false,
    results: [],
  });
});

it('gives back what the same person typed, without their consent, and nothing to another', () => {
  const start = draftOf(null);
  keepDraft('u1', { ...start, headline: 'Builder', consent: true });
  expect(keptOver(start, 'u1')).toEqual({ ...start, headline: 'Builder' });
  expect(keptOver(start, 'u2')).toEqual(start);
  keepDraft('u1', null);
  expect(keptOver(start, 'u1')).toEqual(start);
});
