import { describe, expect, it } from 'vitest';
import {
  addressesOf,
  barsOf,
  emptyDraft,
  evenWeights,
  problemsOf,
  type Task,
  withoutTask,
  withoutVariant,
  withTask,
  withVariant,
  wireOf,
} from './rules';
import { text } from './text';

const now = new Date('2026-11-26T10:00:00Z');
const problem = (slug: string, title: string) =>
  ({ slug, title, difficulty: 'easy', type: 'code' }) as const;
const [sums, trees, heaps] = [
  problem('sums', 'Sums'),
  problem('trees', 'Trees'),
  problem('heaps', 'Heaps'),
];
const tasks: Task[] = [
  { ...sums, weight: '40', variants: [{ slug: 'heaps', title: 'Heaps' }] },
  { ...trees, weight: '60', variants: [] },
];
const good = { ...emptyDraft, title: ' Week 3 ', closes: '2026-12-01T10:00:00Z', tasks };

describe('the form of a partner’s assessment', () => {
  it('divides the weight evenly and whole', () => {
    expect([1, 2, 3, 7, 8].map(evenWeights)).toEqual([
      [100],
      [50, 50],
      [34, 33, 33],
      [15, 15, 14, 14, 14, 14, 14],
      [13, 13, 13, 13, 12, 12, 12, 12],
    ]);
  });

  it('takes a problem once and weighs again when one comes or goes', () => {
    const two = withTask(withTask([], sums), trees);
    expect(two.map(({ weight }) => weight)).toEqual(['50', '50']);
    expect(withTask(two, sums)).toBe(two);
    expect(withoutTask(two, 'sums')).toEqual([{ ...trees, weight: '100', variants: [] }]);
  });

  it('lets a problem that is not there yet stand in for that of a task', () => {
    const two = withTask(withTask([], sums), trees);
    const varied = withVariant(two, 'trees', heaps);
    expect(varied.map(({ variants }) => variants)).toEqual([
      [],
      [{ slug: 'heaps', title: 'Heaps' }],
    ]);
    expect(withVariant(varied, 'sums', heaps)).toBe(varied);
    expect(withVariant(varied, 'sums', trees)).toBe(varied);
    expect(withTask(varied, heaps)).toBe(varied);
    expect(withoutVariant(varied, 'sums', 'heaps')).toEqual(varied);
    expect(withoutVariant(varied, 'trees', 'heaps')).toEqual(two);
  });

  it.each([
    [{}, {}],
    [{ title: '  ' }, { title: text.form.nameMissing }],
    [{ minutes: '14' }, { minutes: text.form.minutesWrong }],
    [{ minutes: '' }, { minutes: text.form.minutesWrong }],
    [{ closes: '' }, { closes: text.form.closesWrong }],
    [{ closes: '2026-11-26T10:30:00Z' }, { closes: text.form.closesWrong }],
    [{ closes: '2027-02-01T10:00:00Z' }, { closes: text.form.closesWrong }],
    [{ opens: '2026-12-01T09:30:00Z' }, { closes: text.form.closesWrong }],
    [{ tasks: [] }, { tasks: text.form.noTasks }],
    [{ tasks: [{ ...tasks[0], weight: '99' }] }, { tasks: text.form.weightsWrong }],
    [{ tasks: [tasks[0], { ...tasks[1], weight: '60.5' }] }, { tasks: text.form.weightsWrong }],
  ])('with %j has the problems %j', (change, problems) => {
    expect(problemsOf({ ...good, ...change } as typeof good, now)).toEqual(problems);
  });

  it('sends what was typed', () => {
    expect(wireOf(good)).toEqual({
      title: 'Week 3',
      duration_minutes: 60,
      opens_at: null,
      closes_at: '2026-12-01T10:00:00.000Z',
      tasks: [
        { problem_id: 'sums', weight: 40, variants: ['heaps'] },
        { problem_id: 'trees', weight: 60, variants: [] },
      ],
    });
  });
});

it('reads the addresses of a list out of a mail program, without the names', () => {
  expect(addressesOf('Ann Lee <ann@x.io>; "Kim, Bo" <bo@x.io>\rcy@x.io, nobody')).toEqual([
    'ann@x.io',
    'bo@x.io',
    'cy@x.io',
  ]);
  expect(addressesOf('nobody')).toEqual(['nobody']);
});

it('reads addresses one a line or with commas between them, each once', () => {
  expect(addressesOf(' a@x.io\nb@x.io, a@x.io;\n\n')).toEqual(['a@x.io', 'b@x.io']);
  expect(addressesOf('  ')).toEqual([]);
});

it('names the tenths of the scale, the last with the full score', () => {
  const { bars, most } = barsOf({ bars: [1, 0, 0, 0, 0, 0, 0, 3, 0, 1] });
  expect(bars[0]).toEqual({ label: '0–99', value: 1 });
  expect(bars[9]).toEqual({ label: '900–1000', value: 1 });
  expect(most).toBe('700–799');
});
