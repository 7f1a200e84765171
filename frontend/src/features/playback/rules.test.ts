import { expect, it } from 'vitest';

import type { Playback, PlaybackStep } from '@/api/words';

import { diffLines } from './diff';
import { entryAt, transcriptOf } from './entries';
import {
  activityOf,
  advance,
  clock,
  filmOf,
  frameAt,
  landmark,
  marksOf,
  openingOf,
  spanOf,
  stepAt,
} from './rules';
import { text } from './text';
import { changeBetween } from './use-viewer';

const step = (t: number, of: Partial<PlaybackStep>): PlaybackStep => ({
  t_ms: t,
  kind: 'mark',
  language: 'python',
  pos: 0,
  length: 0,
  text: null,
  marker: null,
  gap: null,
  sent: null,
  ...of,
});
const edit = (t: number, pos: number, length: number, typed: string) =>
  step(t, { kind: 'edit', pos, length, text: typed });

const run: Playback['sent'][number] = {
  kind: 'run',
  t_ms: 20_000,
  language: 'python',
  matches: true,
  verdict: 'WA',
  points: null,
  passed: 2,
  tests: 3,
  own_input: false,
};

const playback = (steps: PlaybackStep[], sent: Playback['sent'] = []): Playback => ({
  state: 'recorded',
  started_at: '2026-11-24T10:00:00Z',
  duration_ms: 60_000,
  whole: true,
  steps,
  sent,
});

const short = playback(
  [
    step(0, { kind: 'text', text: 'a😀b' }),
    edit(1_000, 3, 0, 'x'),
    step(2_000, { marker: 'paste', length: 5 }),
    edit(2_000, 0, 1, 'hello'),
    step(20_000, { kind: 'sent', sent: 0 }),
    step(25_000, { kind: 'gap', gap: 'missing', language: null }),
    edit(26_000, 0, 0, 'never'),
    step(40_000, { kind: 'text', text: 'again' }),
    edit(50_000, 5, 0, '!'),
  ],
  [run],
);

it('shows the text of each moment, and none in a gap', () => {
  const film = filmOf(short);
  const at = (t: number) => frameAt(film, t).text;
  expect([0, 999, 1_000, 2_500, 20_000].map(at)).toEqual([
    'a😀b',
    'a😀b',
    'a😀xb',
    'hello😀xb',
    'hello😀xb',
  ]);
  expect([25_000, 26_500, 40_000, 60_000].map(at)).toEqual([null, null, 'again', 'again!']);
  expect(frameAt(film, -1)).toEqual({ language: null, text: null, changed: null });
  expect(frameAt(film, 2_000).changed).toEqual({ from: 0, to: 5 });
});

it('shows the same from wherever it starts, in a long recording of two languages', () => {
  const steps: PlaybackStep[] = [];
  const texts = { python: '', cpp: '' };
  const want: string[] = [];
  for (let at = 0; at < 1_500; at += 1) {
    const language = at % 7 < 4 ? 'python' : 'cpp';
    const before = texts[language];
    if (at < 7) steps.push(step(at, { kind: 'text', text: before, language }));
    else {
      const pos = (at * 37) % (before.length + 1);
      steps.push({ ...edit(at, pos, at % 5 === 0 ? 1 : 0, `${at % 10}`), language });
      const gone = at % 5 === 0 ? 1 : 0;
      texts[language] = before.slice(0, pos) + `${at % 10}` + before.slice(pos + gone);
    }
    want.push(texts[language]);
  }
  const film = filmOf(playback(steps));
  for (const at of [0, 6, 7, 199, 200, 201, 600, 1_203, 1_499]) {
    expect(frameAt(film, at).text).toBe(want[at]);
  }
});

it('skips a long pause, to just before the next change', () => {
  const { steps } = short;
  const options = { elapsed: 100, speed: 4, skips: true, end: 60_000 };
  expect(advance(steps, 0, options)).toBe(400);
  expect(advance(steps, 2_500, options)).toBe(19_000);
  expect(advance(steps, 19_000, options)).toBe(19_400);
  expect(advance(steps, 2_500, { ...options, skips: false })).toBe(2_900);
  expect(advance(steps, 51_000, options)).toBe(60_000);
  expect(advance(steps, 59_900, { ...options, skips: false })).toBe(60_000);
});

it('jumps to runs, submissions and gaps', () => {
  const { steps } = short;
  expect(landmark(steps, 0, 1)?.t_ms).toBe(20_000);
  expect(landmark(steps, 20_000, 1)?.t_ms).toBe(25_000);
  expect(landmark(steps, 25_000, 1)).toBeNull();
  expect(landmark(steps, 60_000, -1)?.t_ms).toBe(25_000);
  expect(landmark(steps, 20_000, -1)).toBeNull();
  expect(stepAt(steps, 2_000)).toBe(3);
});

it('tells what happened in words', () => {
  const entries = transcriptOf(short);
  expect(entries.map((entry) => `${clock(entry.t)} ${text.entry(entry)}`)).toEqual([
    '0:00 Python 3: 3 characters in the editor',
    '0:01 typed 1 character',
    '0:02 pasted 5 characters',
    '0:20 ran: 2 of 3 samples passed',
    '0:25 gap: part of the recording didn’t arrive',
    '0:26 typed 5 characters',
    '0:40 Python 3: 5 characters in the editor',
    '0:50 typed 1 character',
  ]);
  expect(entryAt(entries, 1_500)).toBe(1);
  expect(entryAt(entries, -1)).toBe(-1);
});

it('begins a new line after a pause, and says what was deleted', () => {
  const entries = transcriptOf(
    playback([
      step(0, { kind: 'text', text: '' }),
      edit(1_000, 0, 0, 'abc'),
      edit(9_000, 0, 2, ''),
      edit(19_001, 0, 1, ''),
    ]),
  );
  expect(entries.slice(1).map((entry) => text.entry(entry))).toEqual([
    'typed 3 characters, deleted 2',
    'deleted 1 character',
  ]);
});

it('compares two texts line by line', () => {
  const show = (a: string, b: string) =>
    diffLines(a, b)
      .map(({ kind, line }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${line}`)
      .join('|');
  expect(show('a\nb\nc', 'a\nb\nc')).toBe(' a| b| c');
  expect(show('a\nb\nc', 'a\nx\nc')).toBe(' a|-b|+x| c');
  expect(show('', 'a')).toBe('-|+a');
  expect(show('a\nb\nc\nd', 'b\nc\ne\nd')).toBe('-a| b| c|+e| d');
  const lines = (n: number) => Array.from({ length: n }, (_, at) => `${at * n}`).join('\n');
  expect(diffLines(lines(2_100), lines(2_200)).length).toBeGreaterThan(4_000);
});

it('writes times as clocks do', () => {
  expect([0, 59_999, 60_000, 3_723_000].map(clock)).toEqual(['0:00', '0:59', '1:00', '1:02:03']);
});

it('changes the viewer by the least', () => {
  expect(changeBetween('abc', 'abXc')).toEqual({ from: 2, to: 2, insert: 'X' });
  expect(changeBetween('aaa', 'aa')).toEqual({ from: 2, to: 3, insert: '' });
  expect(changeBetween('', 'x')).toEqual({ from: 0, to: 0, insert: 'x' });
});

it('the axis is that of the task, and opens where something was written first', () => {
  const span = spanOf(short);
  expect(span).toEqual({ start: 0, end: 50_000 });
  expect(openingOf(short, span)).toBe(1_000);
  const late = playback([step(30_000, { kind: 'text', text: '' })]);
  expect(spanOf(late)).toEqual({ start: 30_000, end: 30_000 });
  expect(openingOf(late, spanOf(late))).toBe(30_000);
  expect(spanOf(playback([]))).toEqual({ start: 0, end: 60_000 });
});

it('how much was written when is a share of the busiest part', () => {
  const parts = activityOf(short.steps, { start: 0, end: 50_000 }, 5);
  expect(parts).toEqual([1, 0, 5 / 7, 0, 1 / 7]);
});

it('marks have their letter, but not beside another one', () => {
  const sent = (at: number, which: number) => step(at, { kind: 'sent', sent: which });
  const steps = [sent(0, 0), sent(500, 1), sent(50_000, 1), step(99_000, { kind: 'gap' })];
  const recorded = playback(steps, [run, { ...run, kind: 'submit' }]);
  expect(marksOf(recorded, { start: 0, end: 100_000 })).toEqual([
    { kind: 'run', at: 0, isNamed: true },
    { kind: 'submit', at: 0.005, isNamed: false },
    { kind: 'submit', at: 0.5, isNamed: true },
    { kind: 'gap', at: 0.99, isNamed: true },
  ]);
});
