import { describe, expect, it } from 'vitest';
import {
  addressesOf,
  barsOf,
  emptyDraft,
  evenWeights,
  problemsOf,
  withoutTask,
  withTask,
  wireOf,
} from './rules';
import { text } from './text';

const now = new Date('2026-11-26T10:00:00Z');
const tasks = [
  { slug: 'sums', title: 'Sums', weight: '40' },
  { slug: 'trees', title: 'Trees', weight: '60' },
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
    const two = withTask(withTask([], 'sums', 'Sums'), 'trees', 'Trees');
    expect(two.map(({ weight }) => weight)).toEqual(['50', '50']);
    expect(withTask(two, 'sums', 'Sums')).toBe(two);
    expect(withoutTask(two, 'sums')).toEqual([{ slug: 'trees', title: 'Trees', weight: '100' }]);
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
        { problem_id: 'sums', weight: 40 },
        { problem_id: 'trees', weight: 60 },
      ],
    });
  });
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
