import { expect, it } from 'vitest';

import type { Scenario } from '@/api/words';

import {
  asTask,
  codeOf,
  earned,
  elapsedText,
  maySkip,
  openTasks,
  pointsText,
  positionOf,
  type ScenarioTask,
} from './rules';

const problem: NonNullable<ScenarioTask['problem']> = {
  difficulty: 'easy',
  type: 'code',
  keywords: [],
  statement: 'Read.',
  samples: [],
  time_limit_ms: 1000,
  memory_mib: 64,
  groups: [],
};
const task = (position: number, state: ScenarioTask['state']): ScenarioTask => ({
  position,
  regression: [],
  title: `Task ${position}`,
  weight: 25,
  state,
  best_points: position === 1 ? 85 : null,
  problem: state === 'locked' ? null : problem,
});
const scenario: Scenario = {
  slug: 'steps',
  title: 'Steps',
  difficulty: 'hard',
  keywords: [],
  statement: 'All.',
  languages: [],
  templates: [{ language: 'python', source: 'main()' }],
  tasks: [task(1, 'passed'), task(2, 'open'), task(3, 'locked')],
  own: null,
  server_now: '2026-01-01T00:00:00Z',
};

it('a locked task has no problem, and each open one knows its place', () => {
  expect(openTasks(scenario).map((one) => one.id)).toEqual(['steps/1', 'steps/2']);
  expect(asTask(scenario, task(3, 'locked'))).toBeNull();
  expect(positionOf('steps/2')).toBe(2);
});

it('the program belongs to the scenario, with its starter code', () => {
  expect(codeOf(scenario)).toMatchObject({ id: 'steps', templates: scenario.templates });
});

it('only an open task before the last one is skipped', () => {
  expect(scenario.tasks.map((one) => maySkip(scenario, one))).toEqual([false, true, false]);
  expect(maySkip(scenario, task(3, 'open'))).toBe(false);
});

it('points are exact to the hundredth and the clock counts up', () => {
  expect(earned(task(1, 'passed'))).toBe(2125);
  expect(pointsText(2125)).toBe('21.25');
  expect(pointsText(10_000)).toBe('100');
  expect([0, 65, 3725].map(elapsedText)).toEqual(['0:00', '1:05', '1:02:05']);
});
