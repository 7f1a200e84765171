import { describe, expect, it } from "vitest";

import {
  crossedMark,
  describeRemaining,
  formatRemaining,
  hasDrifted,
  readClock,
  remainingMs,
  serverNow,
  timerTone,
  usedShare,
} from "./clock";

const MINUTE = 60_000;

describe("the attempt's clock", () => {
  it("follows the server's clock however wrong the computer's is", () => {
    const reading = readClock("2031-03-12T10:00:00Z", 5_000, Date.parse("1999-01-01T00:00:00Z"));
    expect(serverNow(reading, 65_000)).toBe(Date.parse("2031-03-12T10:01:00Z"));
  });

  it("asks for a new reading after the machine slept or its clock was set", () => {
    const reading = readClock("2031-03-12T10:00:00Z", 1_000, 1_000_000);
    expect(hasDrifted(reading, 61_000, 1_060_000)).toBe(false);
    expect(hasDrifted(reading, 61_000, 1_061_900)).toBe(false);
    expect(hasDrifted(reading, 2_000, 1_060_000)).toBe(true);
    expect(hasDrifted(reading, 61_000, 900_000)).toBe(true);
  });

  it("never counts below zero", () => {
    expect(remainingMs("2031-03-12T10:00:00Z", Date.parse("2031-03-12T09:59:30Z"))).toBe(30_000);
    expect(remainingMs("2031-03-12T10:00:00Z", Date.parse("2031-03-12T11:00:00Z"))).toBe(0);
  });

  it.each([
    [0, "0:00"],
    [1, "0:01"],
    [999, "0:01"],
    [1_000, "0:01"],
    [59_001, "1:00"],
    [54 * MINUTE + 18_000, "54:18"],
    [98 * MINUTE + 2_000, "1:38:02"],
    [240 * MINUTE, "4:00:00"],
  ])("shows %i ms as %s", (ms, text) => {
    expect(formatRemaining(ms)).toBe(text);
  });

  it.each([
    [0, "Time is up"],
    [20_000, "Less than a minute left"],
    [MINUTE, "1 minute left"],
    [54 * MINUTE + 18_000, "54 minutes left"],
    [60 * MINUTE, "1 hour left"],
    [121 * MINUTE, "2 hours 1 minute left"],
  ])("says %i ms as %s", (ms, text) => {
    expect(describeRemaining(ms)).toBe(text);
  });

  it.each([
    [11 * MINUTE, "calm"],
    [10 * MINUTE, "caution"],
    [2 * MINUTE + 1, "caution"],
    [2 * MINUTE, "urgent"],
    [1, "urgent"],
    [0, "over"],
  ])("gives %i ms the tone %s", (ms, tone) => {
    expect(timerTone(ms)).toBe(tone);
  });

  it.each([
    [10 * MINUTE + 500, 10 * MINUTE - 500, 10],
    [10 * MINUTE - 500, 10 * MINUTE - 1500, null],
    [5 * MINUTE + 1, 5 * MINUTE, 5],
    [MINUTE + 1, MINUTE, 1],
    [12 * MINUTE, 4 * MINUTE, 5],
    [MINUTE, 0, null],
    [30 * MINUTE, 0, null],
  ])("between %i and %i ms announces %s", (before, after, minutes) => {
    expect(crossedMark(before, after)).toBe(minutes);
  });

  it("tells how much of the time is used", () => {
    const at = (text: string) => usedShare("2031-03-12T10:00:00Z", "2031-03-12T11:00:00Z", Date.parse(text));
    expect(at("2031-03-12T09:00:00Z")).toBe(0);
    expect(at("2031-03-12T10:15:00Z")).toBe(0.25);
    expect(at("2031-03-12T12:00:00Z")).toBe(1);
  });
});
