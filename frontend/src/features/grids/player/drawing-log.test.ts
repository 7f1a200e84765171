import { beforeEach, expect, it } from 'vitest';
import { write } from '@/platform/storage';
import { MAX_EVENTS, openLog } from './drawing-log';

const paint = { tool: 'paint', cell: [0, 1], to: [0, 1], symbol: 3 } as const;

beforeEach(() => write('puzzleDrawing', '[]'));

it('keeps the steps of an input for the next time it is opened', () => {
  openLog('p1', 0).onAct(paint);
  const again = openLog('p1', 0);
  expect(again.acts).toEqual([paint]);
  again.onAct(paint);
  expect(openLog('p1', 0).acts).toHaveLength(2);
  expect(openLog('p1', 1).acts).toEqual([]);
  expect(openLog('p2', 0).acts).toEqual([]);
});

it('keeps the times in order over a reload', () => {
  openLog('p1', 0).onAct(paint);
  const again = openLog('p1', 0);
  again.onAct(paint);
  const times = again.events.map(({ t_ms }) => t_ms);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

it(`stops recording after ${MAX_EVENTS} steps`, () => {
  const log = openLog('p1', 0);
  for (let step = 0; step < MAX_EVENTS + 5; step += 1) log.onAct(paint);
  expect(log.events).toHaveLength(MAX_EVENTS);
});

it('begins with nothing where what is kept cannot be read', () => {
  write('puzzleDrawing', '{"of":1}');
  expect(openLog('p1', 0).acts).toEqual([]);
  write('puzzleDrawing', '[{');
  expect(openLog('p1', 0).acts).toEqual([]);
});
