import { expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { queryClient, retryRead } from './query-client';

const failed = (status: number) => new ApiError({ status, code: 'x', detail: '' });

it('a read is tried again twice where the next answer may differ', () => {
  expect([0, 1, 2].map((failures) => retryRead(failures, failed(503)))).toEqual([
    true,
    true,
    false,
  ]);
  expect(retryRead(0, failed(0))).toBe(true);
  expect(retryRead(0, new TypeError('bug'))).toBe(true);
});

it('a refusal is final', () => {
  expect([400, 401, 403, 404, 409, 429].map((status) => retryRead(0, failed(status)))).toEqual(
    Array.from({ length: 6 }, () => false),
  );
});

it('the data cache runs on the numbers of the specification, §9', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 1_800_000,
    refetchOnWindowFocus: false,
  });
});

it('a read that goes on failing is made three times: once, and two retries', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const queryFn = vi.fn(() => Promise.reject(failed(503)));
  const read = queryClient.query({ queryKey: ['failing'], queryFn, retryDelay: 0 });
  await expect(read).rejects.toMatchObject({ status: 503 });
  expect(queryFn).toHaveBeenCalledTimes(3);
});
