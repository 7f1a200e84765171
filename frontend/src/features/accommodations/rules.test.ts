import { describe, expect, it } from 'vitest';

import type { Accommodation } from '@/api/words';

import { canAnswer, canDecline, minutesWith, percentOf } from './rules';

describe('extra time', () => {
  it.each([
    ['10', 10],
    [' 300 ', 300],
    ['9', null],
    ['301', null],
    ['50.5', null],
    ['', null],
  ])('“%s” is %s percent', (typed, percent) => {
    expect(percentOf(typed)).toBe(percent);
  });

  it('is rounded up to whole minutes', () => {
    expect(minutesWith(60, 50)).toBe(90);
    expect(minutesWith(45, 33)).toBe(60);
    expect(minutesWith(15, 10)).toBe(17);
  });

  it('is answered until the attempt begins, and declined only before it was granted', () => {
    const of = (standing: Accommodation['standing'], state: Accommodation['state']) => [
      canAnswer({ standing }),
      canDecline({ standing, state }),
    ];
    expect(of('open', 'asked')).toEqual([true, true]);
    expect(of('not_open', 'asked')).toEqual([true, true]);
    expect(of('open', 'granted')).toEqual([true, false]);
    expect(of('open', 'declined')).toEqual([true, false]);
    expect(of('started', 'asked')).toEqual([false, false]);
    expect(of('expired', 'asked')).toEqual([false, false]);
  });
});
