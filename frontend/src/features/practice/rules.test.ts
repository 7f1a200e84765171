import { expect, it } from 'vitest';
import {
  codeText,
  EVERYTHING,
  filterOf,
  isCode,
  isNarrow,
  paramsOf,
  puzzlesPath,
  timeText,
  typedCode,
} from './rules';

it('a filter survives the way through the address', () => {
  const filter = {
    q: 'log',
    difficulty: 'hard',
    type: 'debugging',
    tag: 'strings',
    language: 'python',
    status: 'solved',
    sort: 'acceptance',
  } as const;
  expect(filterOf(new URLSearchParams(paramsOf(filter)), true)).toEqual(filter);
  expect(paramsOf(EVERYTHING)).toEqual({});
});

it('what an address names wrongly is left out, and a status where nobody is signed in', () => {
  const params = new URLSearchParams('difficulty=simple&language=cobol&status=solved&sort=best');
  expect(filterOf(params, true)).toEqual({ ...EVERYTHING, status: 'solved' });
  expect(filterOf(params, false)).toEqual(EVERYTHING);
  expect(isNarrow(EVERYTHING)).toBe(false);
  expect(isNarrow({ ...EVERYTHING, sort: 'acceptance' })).toBe(false);
  expect(isNarrow({ ...EVERYTHING, tag: 'graphs' })).toBe(true);
});

it('grid puzzles are listed elsewhere, by the same difficulty', () => {
  expect(puzzlesPath(EVERYTHING)).toBe('/codebrainv1/arc');
  expect(puzzlesPath({ difficulty: 'hard' })).toBe('/codebrainv1/arc?difficulty=hard');
});

it.each([
  [5, '5 s'],
  [600, '10 min'],
  [7200, '2 h'],
  [180_000, '2 days'],
])('%d seconds are %s', (seconds, want) => {
  expect(timeText(seconds)).toBe(want);
});

it('a code is read however it is typed', () => {
  expect(typedCode(' abcde-fgh23 ')).toBe('ABCDEFGH23');
  expect(codeText('ABCDEFGH23')).toBe('ABCDE FGH23');
  expect(isCode('ABCDEFGH23')).toBe(true);
  for (const code of ['', 'ABCDEFGH2', 'ABCDEFGH01', 'ABCDEFGHIL'])
    expect(isCode(code)).toBe(false);
});
