import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './idle';

afterEach(() => vi.useRealTimers());

it('waits for the browser to be idle, at most as long as asked', () => {
  const idle = vi.fn<typeof requestIdleCallback>(() => 7);
  vi.stubGlobal('requestIdleCallback', idle);
  const run = vi.fn();
  whenIdle(run, 3000);
  expect(idle).toHaveBeenCalledWith(run, { timeout: 3000 });
  expect(run).not.toHaveBeenCalled();
});

it('waits no longer than the current turn where browsers know no idleness', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const run = vi.fn();
  whenIdle(run, 3000);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(1);
});
