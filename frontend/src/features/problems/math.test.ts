import { describe, expect, it } from 'vitest';

import { type MathPiece, readMath, splitMath } from './math';

function flat(pieces: MathPiece[]): string {
  const mark = { text: '', sup: '^', sub: '_' };
  return pieces.map((piece) => mark[piece.kind] + piece.text).join('|');
}

describe('maths in statements', () => {
  it.each([
    ['n', 'n'],
    ['1 \\le n \\le 10^5', '1 ≤ n ≤ 10|^5'],
    ['2 \\cdot 10^{5}', '2 · 10|^5'],
    ['a_i + a_{i+1}', 'a|_i| + a|_i+1'],
    ['a_1, a_2, \\ldots, a_n', 'a|_1|, a|_2|, …, a|_n'],
    ['-10^9', '−10|^9'],
    ['10^18', '10|^1|8'],
    ['\\{0, 1\\}', '{0, 1}'],
    ['\\text{mod } 7', 'mod 7'],
    ['O(n \\log n)', 'O(n log n)'],
    ['x^', 'x'],
  ])('reads %s as %s', (tex, expected) => {
    expect(flat(readMath(tex))).toBe(expected);
  });

  it('finds the maths in running text and leaves prices alone', () => {
    expect(splitMath('up to $n$ lines, $k \\le 5$.')).toEqual([
      { math: false, text: 'up to ' },
      { math: true, text: 'n' },
      { math: false, text: ' lines, ' },
      { math: true, text: 'k \\le 5' },
      { math: false, text: '.' },
    ]);
    expect(splitMath('it costs $5 or $6')).toEqual([{ math: false, text: 'it costs $5 or $6' }]);
    expect(splitMath('one $ only')).toEqual([{ math: false, text: 'one $ only' }]);
  });
});
