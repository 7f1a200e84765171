import { describe, expect, it } from 'vitest';

import { hasDrifted, readClock, skewMs, usedShare } from './rules';

describe("the attempt's clock", () => {
  it('knows how wrong the clock of this computer is', () => {
    const wall = Date.parse('2031-03-12T09:58:30Z');
    const reading = readClock(90_000, wall, 5_000);
    expect(reading.serverMs).toBe(Date.parse('2031-03-12T10:00:00Z'));
    expect(skewMs(reading)).toBe(90_000);
    expect(wall + 60_000 + skewMs(reading)).toBe(Date.parse('2031-03-12T10:01:00Z'));
  });

  it('asks for a new reading after the machine slept or its clock was set', () => {
    const reading = readClock(0, 1_000_000, 1_000);
    expect(hasDrifted(reading, 1_060_000, 61_000)).toBe(false);
    expect(hasDrifted(reading, 1_061_900, 61_000)).toBe(false);
    expect(hasDrifted(reading, 1_060_000, 2_000)).toBe(true);
    expect(hasDrifted(reading, 900_000, 61_000)).toBe(true);
  });

  it('tells how much of the time is used', () => {
    const at = (now: string) =>
      usedShare('2031-03-12T10:00:00Z', '2031-03-12T11:00:00Z', Date.parse(now));
    expect(at('2031-03-12T09:00:00Z')).toBe(0);
    expect(at('2031-03-12T10:15:00Z')).toBe(0.25);
    expect(at('2031-03-12T12:00:00Z')).toBe(1);
  });
});
