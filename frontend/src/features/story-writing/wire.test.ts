import { expect, it } from 'vitest';
import type { OwnStoryWire, StoryFormWire } from '@/api/words';
import { ownWith } from './own.test-data';
import { formFromWire, fromWirePath, ownFromWire, toWirePath } from './wire';

const nothing: StoryFormWire = {
  company_name: null,
  position: null,
  level: null,
  year: null,
  month: null,
  source: null,
  rounds: [
    { kind: null, minutes: null, format: null, held_on: null, description: null, questions: [] },
  ],
  difficulty: null,
  experience: null,
  outcome: null,
  summary: null,
  tips: null,
  language: null,
  days_to_decision: null,
  no_confidential: false,
  pay: null,
};

it.each([
  ['summary', 'summary'],
  ['rounds[0].kind', 'rounds.0.kind'],
  ['rounds[11].questions[2]', 'rounds.11.questions.2'],
])('the path %s is %s in a form, and back', (wire, here) => {
  expect(fromWirePath(wire)).toBe(here);
  expect(toWirePath(here)).toBe(wire);
});

it('a field that is not filled in is an empty text', () => {
  const form = formFromWire(nothing);
  expect(form).toMatchObject({ company_name: '', summary: '', pay: null, language: 'en' });
  expect(form.rounds[0]?.description).toBe('');
});

it('an own story’s paths, form and preview are turned round', () => {
  const wire: OwnStoryWire = {
    ...ownWith(),
    form: nothing,
    preview: { told_by: 'Somebody', ...nothing },
    warnings: [{ code: 'email', field: 'rounds[0].description', text: 'a@b', start: 0, end: 3 }],
    machine_filled: ['rounds[0].kind'],
    confirmed: ['rounds[0].kind'],
  };
  const own = ownFromWire(wire);
  expect(own.warnings[0]?.field).toBe('rounds.0.description');
  expect([own.machine_filled, own.confirmed]).toEqual([['rounds.0.kind'], ['rounds.0.kind']]);
  expect(own.preview).toMatchObject({ told_by: 'Somebody', summary: '' });
});
