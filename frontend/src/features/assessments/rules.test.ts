import { describe, expect, it } from 'vitest';

import type { ProblemSummary } from '@/api/words';

import {
  addTask,
  addVariant,
  alike,
  type BuilderDraft,
  DEFAULT_SETTINGS,
  draftErrors,
  drawnIn,
  drawnOf,
  EMPTY_DRAFT,
  evenOut,
  evenWeights,
  fieldErrors,
  moveTask,
  parseDraft,
  readiness,
  removeTask,
  removeVariant,
  setWeight,
  toggleLanguage,
  toRequest,
  weightSum,
} from './rules';

function problem(id: string): ProblemSummary {
  return {
    id,
    slug: id,
    title: id.toUpperCase(),
    difficulty: 'easy',
    type: 'code',
    practice: false,
    keywords: [],
    languages: ['python'],
    time_limit_ms: 1000,
    memory_mib: 256,
    groups: [],
  };
}

function draftWith(...ids: string[]): BuilderDraft {
  const full: BuilderDraft = { ...EMPTY_DRAFT, title: 'Platform interns', languages: ['python'] };
  return ids.reduce((draft, id) => addTask(draft, problem(id)), full);
}

const weights = (draft: BuilderDraft) => draft.tasks.map((task) => task.weight);
const order = (draft: BuilderDraft) => draft.tasks.map((task) => task.problemId).join('');

describe('weights', () => {
  it.each([
    [1, [100]],
    [2, [50, 50]],
    [3, [34, 33, 33]],
    [7, [15, 15, 14, 14, 14, 14, 14]],
    [8, [13, 13, 13, 13, 12, 12, 12, 12]],
  ])('shared out over %i tasks are %j', (count, expected) => {
    expect(evenWeights(count)).toEqual(expected);
    expect(evenWeights(count).reduce((a, b) => a + b)).toBe(100);
  });

  it('are shared out again with each task until one is typed by hand', () => {
    expect(weights(draftWith('a', 'b', 'c'))).toEqual([34, 33, 33]);
    const typed = setWeight(draftWith('a', 'b'), 'a', 70);
    expect(weights(typed)).toEqual([70, 50]);
    expect(weights(addTask(setWeight(typed, 'b', 20), problem('c')))).toEqual([70, 20, 10]);
    expect(weights(addTask(typed, problem('c')))).toEqual([70, 50, 1]);
    expect(weights(removeTask(typed, 'a'))).toEqual([50]);
  });

  it('come back to 100 with one press', () => {
    const even = evenOut(setWeight(draftWith('a', 'b', 'c'), 'a', 1));
    expect(weightSum(even)).toBe(100);
    expect(even.handWeighted).toBe(false);
  });
});

describe('tasks', () => {
  it('are at most eight and each problem comes once', () => {
    const nine = draftWith('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i');
    expect(order(nine)).toBe('abcdefgh');
    expect(order(addTask(draftWith('a'), problem('a')))).toBe('a');
  });

  it('move up and down, and stay put at the ends', () => {
    const draft = draftWith('a', 'b', 'c');
    expect(order(moveTask(draft, 'c', -1))).toBe('acb');
    expect(order(moveTask(draft, 'a', 1))).toBe('bac');
    expect(order(moveTask(draft, 'a', -1))).toBe('abc');
    expect(order(moveTask(draft, 'c', 1))).toBe('abc');
  });
});

describe('variants', () => {
  const chosen = (draft: BuilderDraft) =>
    draft.tasks.map(({ variants }) => variants.map(({ problemId }) => problemId).join(''));

  it('are at most four of a task, and no problem comes twice', () => {
    let draft = draftWith('a', 'b');
    for (const id of ['c', 'd', 'e', 'f', 'g']) draft = addVariant(draft, 'a', problem(id));
    expect(chosen(draft)).toEqual(['cdef', '']);
    for (const id of ['a', 'b', 'c']) draft = addVariant(draft, 'b', problem(id));
    expect(chosen(draft)).toEqual(['cdef', '']);
    expect(order(addTask(draft, problem('c')))).toBe('ab');
    expect(chosen(removeVariant(draft, 'a', 'd'))).toEqual(['cef', '']);
    expect(toRequest(draft).tasks[0]?.variants).toEqual(['c', 'd', 'e', 'f']);
    const drawn = draft.tasks.map((task) => drawnOf(task).map(({ id }) => id));
    expect(drawn).toEqual([['a', 'c', 'd', 'e', 'f'], ['b']]);
  });

  it('that were drawn for a trial are named with how many there were', () => {
    const named = (id: string) => ({ id, slug: id, title: id.toUpperCase() });
    const task = (position: number, id: string, variants: string[]) => ({
      position,
      problem: { ...named(id), difficulty: 'easy' as const },
      variants: variants.map(named),
    });
    const tasks = [task(1, 'a', ['b', 'c']), task(2, 'd', []), task(3, 'e', ['f'])];
    const given = (...titles: string[]) => titles.map((title, at) => ({ position: at + 1, title }));
    expect(drawnIn(given('C', 'D', 'E'), tasks)).toEqual([
      { position: 1, title: 'C', of: 3 },
      { position: 3, title: 'E', of: 2 },
    ]);
    expect(drawnIn(given('X', 'D', 'Y'), tasks)).toEqual([]);
    expect(drawnIn(given('C'), [])).toEqual([]);
  });

  it('are of the difficulty of the task, and of its type where that is known', () => {
    const [task] = draftWith('a').tasks;
    if (task === undefined) throw new Error('no task');
    const ids = (problems: ProblemSummary[]) => alike(task, problems).map(({ id }) => id);
    const hard: ProblemSummary = { ...problem('h'), difficulty: 'hard' };
    const debugging: ProblemSummary = { ...problem('d'), type: 'debugging' };
    expect(ids([problem('a'), problem('b'), hard, debugging])).toEqual(['b']);
    expect(ids([problem('b'), hard, debugging])).toEqual(['b', 'd']);
  });

  it('are none in a draft that was kept before there were any', () => {
    const kept = draftWith('a', 'b');
    const before = JSON.stringify(kept).replaceAll(',"variants":[]', '');
    expect(before).not.toContain('variants');
    expect(parseDraft(before)).toEqual(kept);
    const broken = JSON.stringify(kept).replace('"variants":[]', '"variants":[{}]');
    expect(parseDraft(broken)).toEqual(EMPTY_DRAFT);
    const whole = addVariant(kept, 'a', problem('c'));
    expect(parseDraft(JSON.stringify(whole))).toEqual(whole);
  });
});

describe('a draft', () => {
  const good = draftWith('a', 'b');

  it('that is whole can be sent', () => {
    expect(draftErrors(good)).toEqual({});
    expect(toRequest({ ...good, title: '  Platform interns ' })).toEqual({
      title: 'Platform interns',
      duration_minutes: 60,
      settings: DEFAULT_SETTINGS,
      languages: ['python'],
      tasks: [
        { problem_id: 'a', weight: 50, variants: [] },
        { problem_id: 'b', weight: 50, variants: [] },
      ],
    });
  });

  it.each([
    [{ title: '  ' }, 'title', 'Give the assessment a title.'],
    [{ title: 'x'.repeat(81) }, 'title', 'Use at most 80 characters.'],
    [{ durationMinutes: 14 }, 'duration_minutes', 'Choose 15 to 240 whole minutes.'],
    [{ durationMinutes: 241 }, 'duration_minutes', 'Choose 15 to 240 whole minutes.'],
    [{ durationMinutes: 20.5 }, 'duration_minutes', 'Choose 15 to 240 whole minutes.'],
    [{ durationMinutes: Number.NaN }, 'duration_minutes', 'Choose 15 to 240 whole minutes.'],
    [{ languages: [] }, 'languages', 'Allow at least one language.'],
    [{ tasks: [] }, 'tasks', 'Add at least one problem.'],
    [
      { tasks: setWeight(good, 'a', 49).tasks },
      'tasks',
      'The weights sum to 99; they must sum to 100.',
    ],
    [
      { tasks: setWeight(good, 'a', 0).tasks },
      'tasks',
      'Each weight is a whole number of at least 1.',
    ],
  ] as const)('with %o says at %s: %s', (change, field, message) => {
    expect(draftErrors({ ...good, ...change })).toEqual({ [field]: message });
  });

  it('allows and forbids languages', () => {
    expect(toggleLanguage(good, 'c').languages).toEqual(['python', 'c']);
    expect(toggleLanguage(good, 'python').languages).toEqual([]);
  });

  it('survives a reload, and a damaged copy is ignored', () => {
    expect(parseDraft(JSON.stringify(good))).toEqual(good);
    expect(parseDraft(null)).toBe(EMPTY_DRAFT);
    expect(parseDraft('{')).toBe(EMPTY_DRAFT);
    expect(parseDraft('{"title":"x","tasks":[{"weight":"1"}]}')).toBe(EMPTY_DRAFT);
  });

  it("takes the server's errors to their fields", () => {
    expect(
      fieldErrors([
        { field: 'tasks[1].weight', detail: 'too heavy' },
        { field: 'tasks', detail: 'second' },
        { field: 'title', detail: 'taken' },
        { field: 'other', detail: 'unknown' },
      ]),
    ).toEqual({ tasks: 'too heavy', title: 'taken' });
  });
});

describe('what applies to invitations', () => {
  const with_ = (settings: Partial<typeof DEFAULT_SETTINGS>) =>
    Object.keys(
      draftErrors({ ...draftWith('a', 'b'), settings: { ...DEFAULT_SETTINGS, ...settings } }),
    );

  it('has its ranges', () => {
    expect(with_({})).toEqual([]);
    expect(with_({ window_days: 61 })).toEqual(['window_days']);
    expect(with_({ retake_attempts: 0 })).toEqual(['retake_attempts']);
    expect(with_({ retake_days: 0 })).toEqual([]);
    expect(with_({ accommodation_percent: 9 })).toEqual(['accommodation_percent']);
  });

  it('shows what the server says of it at its field', () => {
    const errors = [{ field: 'form.settings.window_days', detail: 'Too long.' }];
    expect(fieldErrors(errors)).toEqual({ window_days: 'Too long.' });
  });
});

it('says what keeps people from being invited', () => {
  const counts = { invited: 0, started: 0, finished: 0 };
  const fresh = { archived: false, superseded: false, tried: false, counts };
  expect(readiness(fresh)).toBe('not_tried');
  expect(readiness({ ...fresh, tried: true })).toBe('ready');
  expect(readiness({ ...fresh, counts: { ...counts, invited: 1 } })).toBe('ready');
  expect(readiness({ ...fresh, tried: true, archived: true })).toBe('archived');
  expect(readiness({ ...fresh, archived: true, superseded: true })).toBe('superseded');
});
