import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/api/cache/query-client';
import * as live from '@/api/live/live';
import { presenceKey } from './api';
import { REST_MS, useLivePresence } from './use-live';

let change: () => void;
const leave = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(live, 'watchPresence').mockImplementation((onChange) => {
    change = onChange;
    return leave;
  });
});

it('reads again what has changed, and rests between one reading and the next', () => {
  const again = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  const { unmount } = renderHook(() => useLivePresence());
  // The person's own arrival, of which the page has just read.
  change();
  change();
  vi.advanceTimersByTime(REST_MS - 1);
  expect(again).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(again).toHaveBeenCalledExactlyOnceWith({ queryKey: presenceKey });
  vi.advanceTimersByTime(REST_MS);
  change();
  vi.advanceTimersByTime(0);
  expect(again).toHaveBeenCalledTimes(2);
  change();
  unmount();
  vi.advanceTimersByTime(REST_MS);
  expect(again).toHaveBeenCalledTimes(2);
  expect(leave).toHaveBeenCalledTimes(1);
});

it('waits for what is on its way before it reads again', () => {
  const again = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  const fetching = vi.spyOn(queryClient, 'isFetching').mockReturnValue(1);
  renderHook(() => useLivePresence());
  change();
  vi.advanceTimersByTime(REST_MS);
  expect(again).not.toHaveBeenCalled();
  fetching.mockReturnValue(0);
  vi.advanceTimersByTime(REST_MS);
  expect(again).toHaveBeenCalledTimes(1);
});
