import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { AnyApi } from '@/api/typed';
import type { User } from '@/api/words';
import { useWaiting } from './use-waiting';

const user = { email_verified: true, username: 'ada' } as User;
const list = (...items: unknown[]) => ({ items, next_cursor: null as string | null });
const application = (id: string, stage: string) => ({
  id,
  stage,
  title: `Role ${id}`,
  company: { id: 'c1', name: 'Pellworth' },
});

let answers: Record<string, (call: { query?: { cursor?: string } }) => unknown>;

beforeEach(() => {
  answers = {};
  vi.spyOn(api as unknown as AnyApi, 'get').mockImplementation((address, call) => {
    const answer = answers[address]?.(call as never) ?? list();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
});

const wait = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useWaiting(user), { wrapper }).result;
};

it('finds an offer of an application on a later page', async () => {
  answers['/api/users/applications'] = ({ query }) =>
    query?.cursor === undefined
      ? { items: [application('a', 'applied')], next_cursor: 'next' }
      : list(application('b', 'offer'));
  answers['/api/users/applications/{id}/offers'] = () =>
    list({ id: 'o1', state: 'open', expires_at: '2031-03-05T12:00:00Z' });
  const result = wait();
  await waitFor(() => expect(result.current.isWhole).toBe(true));
  expect(result.current.items.map(({ kind, title }) => [kind, title])).toEqual([
    ['offer', 'Role b'],
  ]);
  expect(result.current.isBare).toBe(false);
});

it('is not whole where a part of it cannot be read, and says so', async () => {
  answers['/api/users/integrity-cases'] = () =>
    new ApiError({ status: 500, code: 'internal', detail: '' });
  const result = wait();
  await waitFor(() => expect(result.current.isFailed).toBe(true));
  expect(result.current.isWhole).toBe(false);
  expect(result.current.items).toEqual([]);
});

it('is bare where there is nothing of any kind', async () => {
  const result = wait();
  await waitFor(() => expect(result.current.isWhole).toBe(true));
  expect(result.current.isBare).toBe(true);
});
