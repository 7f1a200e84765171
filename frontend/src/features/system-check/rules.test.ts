import { describe, expect, it } from 'vitest';

import type { Language } from '@/api/words';

import { amountOf, isSmall, judged, NEEDED_CHARACTERS, skewOf, untyped } from './rules';

describe('the check of a device', () => {
  it('takes the middle of the call for the moment of the answer', () => {
    const at = Date.parse('2031-03-12T10:00:00Z');
    expect(skewOf('2031-03-12T10:00:10Z', at, at + 200)).toBe(9_900);
    expect(isSmall(1_999)).toBe(true);
    expect(isSmall(-2_000)).toBe(false);
    expect(amountOf(-9_900)).toBe('10 s');
    expect(amountOf(65_000)).toBe('1 min 5 s');
  });

  it('knows which languages of the assessment the judge runs', () => {
    const known = [
      { id: 'python', available: true },
      { id: 'cpp', available: false },
      { id: 'go', available: true },
    ] as Language[];
    expect(judged({ languages: ['python', 'cpp'] }, known)).toEqual({
      running: ['python'],
      missing: ['cpp'],
    });
  });

  it('names the characters that the keyboard has not shown', () => {
    expect(untyped('')).toBe(NEEDED_CHARACTERS.join(' '));
    expect(untyped('a{b}[ ](;<)')).toBe('>');
    expect(untyped(NEEDED_CHARACTERS.join(''))).toBe('');
  });
});
