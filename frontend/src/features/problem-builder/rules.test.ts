import { describe, expect, it } from 'vitest';
import {
  groupSettings,
  metadataOf,
  withAggregation,
  withAuthors,
  withDifficulty,
  withLimit,
  withRequires,
  withSkills,
  withTitle,
  withWeight,
} from './metadata';
import {
  FILE_NAME,
  fileOf,
  freeGroup,
  fromField,
  groupsOf,
  isFileName,
  merged,
  nameFor,
  shownInField,
  stillUnsaved,
  uploadOf,
  without,
} from './rules';

const file = (path: string, text: string | null) => ({ path, bytes: 1, text });

describe('an upload of tests', () => {
  const of = (names: string[], there: string[] = []) =>
    uploadOf(names, (name) => there.includes(name));

  it('takes inputs with their answers, from the upload or the group', () => {
    expect(of(['1.in', '1.ans', 'a.b-2.in'], ['a.b-2.ans'])).toEqual({ refused: [], lacking: [] });
  });

  it('names what is missing beside an input or an answer', () => {
    expect(of(['2.in', '1.ans', '3.in', '3.ans']).lacking).toEqual(['1.in', '2.ans']);
  });

  it('names every file that no test can have', () => {
    const odd = ['2.IN', '2.out', '02 small.in', '-1.ans', 'ü.in', '1.in.txt', 'in'];
    expect(of(['1.in', '1.ans', ...odd]).refused).toEqual(odd);
  });
});

describe('the files of a draft', () => {
  const draft = { files: [file('b', '1'), file('a', '2'), file('large', null)] };

  it('are the saved ones with what was changed here over them, in order', () => {
    const files = merged(draft, { b: null, c: '3', a: '4' });
    expect([...files]).toEqual([
      ['a', '4'],
      ['c', '3'],
      ['large', null],
    ]);
  });

  it('keep what was typed while a save was on its way', () => {
    expect(stillUnsaved({ a: '2', b: '1' }, { a: '1', b: '1' })).toEqual({ a: '2' });
    expect(without({ a: '1', b: null }, ['a'])).toEqual({ b: null });
  });

  it('end their last line, which a field shows as no line of its own', () => {
    expect(['', 'a\n', 'a\n\n', 'a'].map(shownInField)).toEqual(['', 'a', 'a\n', 'a']);
    expect(['', 'a', 'a\n'].map(fromField)).toEqual(['', 'a\n', 'a\n\n']);
  });

  it('are tests by group, samples first, and a test may lack its answer', () => {
    const data = {
      files: [
        file('data/secret/perf1/9.in', 'x'),
        file('data/sample/1.in', 'i'),
        file('data/sample/1.ans', 'o'),
        file('data/secret/core/test_group.yaml', ''),
      ],
    };
    const groups = groupsOf(merged(data, {}));
    expect(groups.map((group) => [group.name, group.tag, group.tests.length])).toEqual([
      ['sample', 'sample', 1],
      ['core', 'core', 0],
      ['perf1', 'perf', 1],
    ]);
    expect(groups[2]?.tests[0]).toMatchObject({ name: '9', input: 'x', answer: null });
    expect([freeGroup(groups, 'edge'), freeGroup(groups, 'core')]).toEqual(['edge', 'core2']);
  });

  it('have a name that an address can hold', () => {
    expect(nameFor('Two Sums: the 2nd!')).toBe('two-sums-the-2nd');
    expect(nameFor('3 Äpfel')).toBe('a-pfel');
    expect(nameFor('x'.repeat(80))).toHaveLength(52);
  });
});

it.each([
  ['1-small.case_2', true],
  ['_', true],
  ['x'.repeat(100), true],
  ['x'.repeat(101), false],
  ['.hidden', false],
  ['-a', false],
  ['a/b', false],
  ['ä', false],
  ['', false],
])('a file may be called %s: %s', (name, good) => {
  expect(FILE_NAME.test(name)).toBe(good);
});

it.each([
  ['main.py', true, true],
  ['parts/main.py', true, false],
  ['parts/a/b/c/main.py', true, false],
  ['parts/a/b/c/d/main.py', false, false],
  ['parts//main.py', false, false],
  ['../main.py', false, false],
  ['parts/', false, false],
])('a solution may be called %s: %s; a file of another kind: %s', (name, deep, flat) => {
  expect([isFileName(name, true), isFileName(name, false)]).toEqual([deep, flat]);
});

it('what an address asks for is a file, or the first one of a folder', () => {
  const shown = ['s/accepted/a.py', 's/accepted/parts/geo.py', 's/accepted/parts/main.py'];
  expect(fileOf(shown, 's/accepted/a.py')).toBe('s/accepted/a.py');
  expect(fileOf(shown, 's/accepted/parts')).toBe('s/accepted/parts/geo.py');
  expect(fileOf(shown, 's/accepted/par')).toBeUndefined();
  expect(fileOf(shown, null)).toBeUndefined();
});

describe('problem.yaml', () => {
  const text =
    '# mine\nname: Sums\nlicense: cc by # for all\nsource: A book\nlimits:\n  time_limit: 1.5\nkeywords:\n  - money\n  - difficulty:easy\n  - rows:any-order\n';

  it('is read as the forms show it', () => {
    expect(metadataOf(text)).toEqual({
      title: 'Sums',
      licence: 'cc by',
      authors: '',
      difficulty: 'easy',
      skills: ['money'],
      limits: { time_limit: 1.5, memory: null, output: null, code: null },
    });
    expect(metadataOf('name: [')).toBeNull();
    expect(metadataOf('name:\n  en: Sums\ncredits: Ada\n')).toMatchObject({
      title: 'Sums',
      authors: 'Ada',
    });
  });

  it('is changed in place: comments and other keys stay', () => {
    let changed = withTitle(text, 'Two: sums');
    changed = withLimit(changed, 'memory', 256);
    changed = withSkills(changed, ['parsing', 'text']);
    changed = withDifficulty(changed, 'hard');
    changed = withAuthors(changed, 'Ada, Ben ,');
    for (const kept of ['# mine', '# for all', 'source: A book', 'rows:any-order'])
      expect(changed).toContain(kept);
    expect(metadataOf(changed)).toEqual({
      title: 'Two: sums',
      licence: 'cc by',
      authors: 'Ada, Ben',
      difficulty: 'hard',
      skills: ['parsing', 'text'],
      limits: { time_limit: 1.5, memory: 256, output: null, code: null },
    });
    expect(withTitle('name: [', 'x')).toBe('name: [');
  });

  it('holds what a group weighs and what comes before it', () => {
    const settings = withRequires(withWeight('', 40), ['core', 'sample']);
    expect(groupSettings(settings)).toEqual({
      weight: 40,
      byTest: false,
      requires: ['core', 'sample'],
    });
    expect(settings).toContain('secret/core');
    expect(groupSettings(withRequires(settings, [])).requires).toEqual([]);
    const byTest = 'score_aggregation: sum\nmax_score: 20\n';
    expect(groupSettings(byTest)).toEqual({ weight: 20, byTest: true, requires: [] });
    expect(withWeight(byTest, 30)).toContain('score_aggregation: sum');
    expect(groupSettings(withAggregation(byTest, false)).byTest).toBe(false);
    expect(groupSettings(withAggregation(settings, true))).toMatchObject({ byTest: true });
    expect(withAggregation('', true)).toBe('score_aggregation: sum\n');
    expect(groupSettings('')).toEqual({ weight: null, byTest: false, requires: [] });
  });
});
