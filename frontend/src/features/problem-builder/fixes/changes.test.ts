import { describe, expect, it } from 'vitest';
import { groupSettings, metadataOf } from '@/features/problem-builder/metadata';
import type { Files } from '@/features/problem-builder/rules';
import {
  behindCore,
  EXPECTATIONS,
  expectingFailure,
  hasSolution,
  limitFor,
  sharedOut,
  unanswered,
  withRoom,
} from './changes';

const of = (files: Record<string, string>): Files => new Map(Object.entries(files));
const settings = (name: string) => `data/secret/${name}/test_group.yaml`;
const test = (name: string) => `data/secret/${name}/1.in`;
const weights = (edits: Readonly<Record<string, string | null>>) =>
  Object.values(edits).map((text) => groupSettings(text ?? '').weight);

describe('sharing out 100 points', () => {
  it.each([
    [
      [null, null, null],
      [34, 33, 33],
    ],
    [
      [60, 40, 10],
      [55, 36, 9],
    ],
    [
      [1000, 1],
      [99, 1],
    ],
    [[60], [100]],
    [
      [30, 30, 40],
      [30, 30, 40],
    ],
  ])('makes %j into %j', (before, after) => {
    const names = ['core', 'edge', 'perf'].slice(0, before.length);
    const files = of(
      Object.fromEntries(
        names.flatMap((name, at) => [
          [test(name), '1\n'],
          [settings(name), before[at] == null ? '' : `max_score: ${before[at]}\n`],
        ]),
      ),
    );
    expect(weights(sharedOut(files))).toEqual(after);
  });

  it('leaves groups without tests alone', () => {
    expect(sharedOut(of({ [settings('core')]: 'max_score: 60\n' }))).toEqual({});
    const two = of({ [settings('core')]: 'max_score: 60\n', [test('edge')]: '1\n' });
    expect(weights(sharedOut(two))).toEqual([100]);
  });
});

it('a perf group waits for every core group and keeps what it waits for', () => {
  const files = of({
    [test('core')]: '',
    [test('core2')]: '',
    [settings('perf')]: '# Large.\nmax_score: 30\nrequire_pass: secret/edge\n',
    [settings('perf2')]: 'require_pass: [secret/core, secret/core2]\n',
  });
  const edits = behindCore(files);
  expect(Object.keys(edits)).toEqual([settings('perf')]);
  expect(edits[settings('perf')]).toContain('# Large.');
  expect(groupSettings(edits[settings('perf')] ?? '').requires).toEqual(['core', 'core2', 'edge']);
});

it('a wrong solution is declared to fail the edge group, and other rules stay', () => {
  const files = of({
    [test('core')]: '',
    [test('edge')]: '',
    [EXPECTATIONS]: 'accepted/*:\n  score: 100\n',
    'submissions/wrong_answer/abs.py': '',
  });
  expect(expectingFailure(files)[EXPECTATIONS]).toBe(
    [
      'accepted/*:',
      '  score: 100',
      'wrong_answer/abs.py:',
      '  secret/core:',
      '    permitted:',
      '      - AC',
      '  secret/edge:',
      '    permitted:',
      '      - AC',
      '      - WA',
      '    required:',
      '      - WA',
      '',
    ].join('\n'),
  );
  expect(expectingFailure(of({ [test('edge')]: '' }))).toEqual({});
});

it('inputs without an answer are found in samples and groups alone', () => {
  const files = of({
    'data/sample/1.in': '',
    'data/sample/1.ans': '',
    'data/sample/2.in': '',
    'data/secret/core/1.in': '',
    'data/invalid_input/1.in': '',
    'submissions/accepted/README.md': '',
  });
  expect(unanswered(files)).toEqual(['data/sample/2.in', 'data/secret/core/1.in']);
  expect(hasSolution(files)).toBe(false);
  expect(hasSolution(of({ 'submissions/accepted/a.py': '' }))).toBe(true);
});

it('the limit is raised to twice the slowest solution, in tenths, and never lowered', () => {
  const files = of({ 'problem.yaml': 'limits:\n  time_limit: 1\n' });
  expect(limitFor(files, 730)).toBe(1.5);
  expect(limitFor(files, 500)).toBeNull();
  expect(limitFor(files, null)).toBeNull();
  const raised = withRoom(files, 1.5)['problem.yaml'] ?? '';
  expect(metadataOf(raised)?.limits.time_limit).toBe(1.5);
});
