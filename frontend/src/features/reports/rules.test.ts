import { describe, expect, it } from 'vitest';

import type { ReportGroup, ReportTask, ReportTest, TestTag } from '@/api/words';

import {
  aboutThem,
  failingFirst,
  formatMinutes,
  formatTenths,
  groupTally,
  groupsInOrder,
  hiddenTally,
  monthOf,
  semText,
  skillName,
  slowestTest,
  taskToShow,
  testTitle,
  tenthsOrNone,
  usedText,
  verificationMark,
} from './rules';

function test(number: number, verdict: ReportTest['verdict'], cpu = 1): ReportTest {
  return {
    number,
    verdict,
    reason: null,
    cpu_ms: null,
    memory_kib: null,
    cpu_fifths: cpu,
    memory_fifths: 1,
    name: null,
    input: null,
    expected: null,
    got: null,
  };
}

function group(tag: TestTag, tests: ReportTest[]): ReportGroup {
  const passed = tests.every((one) => one.verdict === 'AC');
  return {
    name: tag,
    tag,
    weight: 40,
    passed,
    points: passed ? 40 : 0,
    tests,
  };
}

function task(position: number, points: number | null, groups: ReportGroup[]): ReportTask {
  return {
    id: String(position),
    position,
    title: `Task ${position}`,
    drawn_from: 1,
    weight: 50,
    points,
    attempted: points !== null,
    language: 'python',
    verdict: null,
    source: null,
    submitted_at: null,
    runs: 0,
    submissions: 0,
    groups,
  };
}

it.each([
  ['dynamic programming', 'Dynamic programming'],
  ['sql', 'SQL'],
  ['api design', 'API design'],
])('the skill %s is called %s', (name, shown) => {
  expect(skillName(name)).toBe(shown);
});

describe('figures of a report', () => {
  it.each([
    [808, '80.8%'],
    [200, '20.0%'],
    [1000, '100.0%'],
    [0, '0.0%'],
    [5, '0.5%'],
  ])('writes %i tenths as %s', (tenths, text) => {
    expect(formatTenths(tenths)).toBe(text);
  });

  it('never leaves out the standard error, nor invents a figure', () => {
    expect(semText(null)).toBe('Standard error not yet estimated');
    expect(semText(126)).toBe('± 126 (standard error)');
    expect(tenthsOrNone(null)).toBe('Not measured');
  });

  it.each([
    [0, 'under 1 m'],
    [27, '27 m'],
    [60, '1 h'],
    [98, '1 h 38 m'],
  ])('writes %i minutes as %s', (minutes, text) => {
    expect(formatMinutes(minutes)).toBe(text);
  });

  it('sets the time used against the time given', () => {
    expect(usedText(5_880, 120)).toBe('1 h 38 m of 2 h');
    expect(usedText(10, 15)).toBe('under 1 m of 15 m');
  });

  it('names the month of the date letter in UTC', () => {
    expect(monthOf('2031-03-31T23:59:00Z')).toBe('March 2031');
  });
});

describe('tests of a report', () => {
  const sample = group('sample', [test(1, 'AC', 5)]);
  const core = group('core', [test(2, 'AC', 2), test(3, 'AC', 3)]);
  const edge = group('edge', [test(4, 'AC'), test(6, 'skipped', 0), test(5, 'WA')]);
  const mixed = task(1, 40, [sample, core, edge]);

  it('counts hidden tests and groups, not samples', () => {
    expect(hiddenTally(mixed)).toEqual({ passed: 3, total: 5 });
    expect(groupTally(mixed)).toEqual({ passed: 1, total: 2 });
  });

  it('puts what failed first', () => {
    expect(failingFirst(edge.tests).map((one) => one.number)).toEqual([5, 6, 4]);
    expect(groupsInOrder(mixed.groups).map((one) => one.tag)).toEqual(['edge', 'core', 'sample']);
  });

  it('finds the slowest hidden test among those that ran, and the late one of two', () => {
    expect(slowestTest(mixed)?.number).toBe(3);
    expect(slowestTest(task(2, null, []))).toBeNull();
    const late = group('perf', [test(7, 'AC', 5), test(8, 'TLE', 5)]);
    expect(slowestTest(task(1, 0, [sample, late]))?.number).toBe(8);
  });

  it('opens the task of the URL, else the first that lost points', () => {
    const tasks = [task(1, 100, []), task(2, 65, []), task(3, null, [])];
    expect(taskToShow(tasks, '3')?.position).toBe(3);
    expect(taskToShow(tasks, 'nonsense')?.position).toBe(2);
    expect(taskToShow([task(1, 100, [])], null)?.position).toBe(1);
    expect(taskToShow([], null)).toBeNull();
  });
});

it('says what stands beside a grade in words, and nothing where nothing was looked for', () => {
  for (const none of [null, 'unexamined'] as const) expect(verificationMark(none)).toBeNull();
  const said = (['under_review', 'verified', 'not_verified', 'appealed'] as const).map((word) => {
    const mark = verificationMark(word);
    return `${mark?.label} ${mark?.detail ?? ''}`;
  });
  expect(said[0]).toMatch(
    /^Under review .*The candidate is asked first, and the score doesn’t change\.$/,
  );
  expect(said[1]).toBe('Verified ');
  expect(said[2]).toMatch(/^Not verified .*the candidate can appeal once\.$/);
  expect(said[3]).toMatch(/^Appealed .*Assay decides\.$/);
  expect(said.join()).not.toMatch(/\d/);
});

it('speaks to the candidate of their own attempt', () => {
  for (const word of ['under_review', 'not_verified', 'appealed'] as const) {
    const detail = verificationMark(word, true)?.detail;
    expect(detail).toMatch(/\b[Yy]ou\b/);
    expect(detail).not.toMatch(/candidate/);
  }
});

it.each([
  ['Your code', 'Their code'],
  ['How you write', 'How they write'],
  ['What you ask the assistant', 'What they ask the assistant'],
  [
    'You and the company can play it back. It does not count against you.',
    'They and the company can play it back. It does not count against them.',
  ],
  [
    'You are asked first and have 72 hours; then a person decides, and you can appeal.',
    'They are asked first and have 72 hours; then a person decides, and they can appeal.',
  ],
  [
    'Only if you share them, which you can take back.',
    'Only if they share them, which they can take back.',
  ],
])('“%s” is “%s” to others', (words, theirs) => {
  expect(aboutThem(words)).toBe(theirs);
});

it('calls a sample by its name without number and dashes, and a hidden test by its number', () => {
  expect(testTitle({ name: '02-brought-back', number: 2 })).toBe('Brought back');
  expect(testTitle({ name: null, number: 7 })).toBe('Test 7');
});
