import { expect, it } from 'vitest';
import { diffLines } from './diff';

const marks = { same: ' ', removed: '-', added: '+' } as const;
const shown = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => `${marks[kind]}${text}`);

it.each([
  ['a\nb\n', 'a\nb\n', [' a', ' b']],
  ['a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
  ['a\nc', 'a\nb\nc', [' a', '+b', ' c']],
  ['a\nb\nc', 'a\nc', [' a', '-b', ' c']],
  ['', 'a', ['-', '+a']],
  ['a\na', 'a', [' a', '-a']],
  ['one\ntwo\nthree\nfour', 'two\nthree\nfive\nfour', ['-one', ' two', ' three', '+five', ' four']],
])('the difference of %j and %j', (before, after, want) => {
  expect(shown(before, after)).toEqual(want);
});

it('very long texts are compared by their ends alone', () => {
  const many = (word: string) =>
    Array.from({ length: 2100 }, (_, at) => `${word} ${at}`).join('\n');
  const found = diffLines(`same\n${many('old')}`, `same\n${many('new')}`);
  expect(found[0]).toEqual({ kind: 'same', text: 'same' });
  expect(found.slice(1, 2101).every(({ kind }) => kind === 'removed')).toBe(true);
  expect(found).toHaveLength(4201);
});
