import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { DATA_JUST_READ_MS } from '@/facts/constants';
import { prefetch } from './prefetch';
import { queryClient } from './query-client';

const read = vi.fn<() => Promise<string>>();
const query = queryOptions({ queryKey: ['thing'], queryFn: read, staleTime: 0 });

/** A page opens that always reads again; answers how often was asked until then. */
function open(): number {
  const leave = new QueryObserver(queryClient, query).subscribe(() => undefined);
  const asked = read.mock.calls.length;
  leave();
  return asked;
}

beforeEach(() => {
  queryClient.clear();
  read.mockReset();
  read.mockResolvedValue('answer');
});

it('a page does not ask again for what was read ahead of it', async () => {
  await prefetch(query);
  expect(open()).toBe(1);
});

it('it asks again for what was read for a page before', async () => {
  await queryClient.query(query);
  await prefetch(query);
  expect(open()).toBe(2);
});

it('it asks again where what was read ahead has changed since, or is a while old', async () => {
  await prefetch(query);
  await queryClient.invalidateQueries(query);
  expect(open()).toBe(2);
  queryClient.clear();
  await prefetch(query);
  vi.useFakeTimers({ now: Date.now() + DATA_JUST_READ_MS });
  expect(open()).toBe(4);
});
