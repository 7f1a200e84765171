import { expect, it } from 'vitest';
import { emptyForm } from './api';
import { countries } from '@/facts/countries';
import {
  changedFields,
  fieldLabels,
  linesOf,
  openProblems,
  payWords,
  placeWords,
  problemsBy,
  problemsIn,
  SKILLS_MOST,
  stepOf,
  steps,
  suggestedSkills,
  withSkills,
} from './rules';

it('every field stands in one step', () => {
  const all = Object.keys(emptyForm);
  expect(Object.keys(fieldLabels).toSorted()).toEqual(all.toSorted());
  const problems = Object.fromEntries(all.map((name) => [name, 'x']));
  const counted = steps.map((step) => problemsIn(step, problems));
  expect(counted.reduce((sum, count) => sum + count)).toBe(all.length);
  expect(stepOf('pay_min')).toBe('logistics');
});

it('what the server names in a list is said at the list, once', () => {
  const named = [
    { field: 'skills[3]', detail: 'Too long.' },
    { field: 'skills', detail: 'Too many.' },
    { field: 'form.level', detail: 'Choose.' },
    { field: 'questions[0].prompt', detail: 'Enter the question.' },
  ];
  expect(problemsBy(named)).toEqual({
    skills: 'Too long.',
    level: 'Choose.',
    questions: 'Enter the question.',
  });
});

it('a problem is gone once its field is changed', () => {
  const now = { ...emptyForm, title: 'Fitter' };
  expect(changedFields(emptyForm, now)).toEqual(['title']);
  const problems = { title: 'What is it called?', kind: 'What kind?' };
  expect(openProblems(problems, emptyForm, now)).toEqual({ kind: 'What kind?' });
});

it('lines are what is written in them', () => {
  expect(linesOf(' Rust \n\n SQL')).toEqual(['Rust', 'SQL']);
});

it('pay and place are one line, or nothing while a part is missing', () => {
  const paid = {
    ...emptyForm,
    pay_min: 1200,
    pay_max: 1500,
    currency: 'EUR',
    pay_period: 'month',
  } as const;
  expect(payWords(paid)).toBe('€1,200 – €1,500 per month');
  expect(payWords({ ...paid, pay_max: 1200 })).toBe('€1,200 per month');
  expect(payWords({ ...paid, currency: null })).toBeNull();
  const hybrid = {
    ...emptyForm,
    workplace: 'hybrid',
    location: 'Lisbon',
    countries: ['PT'],
  } as const;
  expect(placeWords({ ...hybrid, countries: ['PT'] })).toBe('Hybrid, Lisbon, Portugal');
  const remote = { ...emptyForm, workplace: 'remote', countries: ['PT', 'ES'] } as const;
  expect(placeWords({ ...remote, countries: ['PT', 'ES'] })).toBe('Remote, Portugal and Spain');
  expect(placeWords(emptyForm)).toBeNull();
});

it('countries have names and stand in their order', () => {
  expect(countries.length).toBeGreaterThan(240);
  expect(countries.every(({ value, label }) => value !== label)).toBe(true);
});

it('skills are taken one by one, each once, and no more than a role names', () => {
  const some = ['Rust'];
  expect(withSkills(some, ' SQL,  data   analysis\nrust')).toEqual([
    'Rust',
    'SQL',
    'data analysis',
  ]);
  expect(withSkills(some, ' rust , ')).toBe(some);
  const many = Array.from({ length: SKILLS_MOST + 3 }, (_, at) => `skill ${at}`).join(',');
  expect(withSkills([], many)).toHaveLength(SKILLS_MOST);
});

it('suggests skills as the talent pool names them, those that begin so first, and none that is there', () => {
  const labels = (skills: string[], typed: string) =>
    suggestedSkills(skills, typed).map(({ label }) => label);
  expect(labels([], 'sc')).toEqual(['Scala', 'JavaScript', 'TypeScript']);
  expect(labels(['scala'], 'sc')).toEqual(['JavaScript', 'TypeScript']);
  expect(labels([], ' ')).toEqual([]);
});
