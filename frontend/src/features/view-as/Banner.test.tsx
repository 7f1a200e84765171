import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { queryClient } from '@/api/cache/query-client';
import { endViewing, startViewing, viewing } from '@/api/token/view-as';
import type { AnyApi } from '@/api/typed';
import * as navigation from '@/platform/navigation';
import { ViewAsBanner } from './Banner';

const NOW = Date.parse('2027-03-03T12:00:00Z');
let post: MockInstance<AnyApi['post']>;
let leave: MockInstance<typeof navigation.leaveTo>;

function begin(person = 'Ruth') {
  startViewing({
    id: '1',
    secret: 's',
    area: 'company',
    name: 'Northwind',
    person,
    endsAt: '2027-03-03T12:30:00Z',
    back: '/admin-dashboard/manage-companies',
  });
  render(<ViewAsBanner />);
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  post = vi.spyOn(api as unknown as AnyApi, 'post').mockResolvedValue({});
  leave = vi.spyOn(navigation, 'leaveTo').mockImplementation(() => undefined);
});
afterEach(() => {
  endViewing();
  vi.useRealTimers();
});

it('says as whom, and nothing while one is oneself', () => {
  const { container } = render(<ViewAsBanner />);
  expect(container.textContent).toBe('');
  begin();
  expect(screen.getByText('You are viewing as Ruth (Northwind), read only.')).toBeDefined();
});

it('names somebody who has no name by what they stand for', () => {
  begin('');
  expect(screen.getByText('You are viewing as Northwind, read only.')).toBeDefined();
});

it('stops on the server as oneself, empties the cache and goes back', async () => {
  queryClient.setQueryData(['roles'], 'theirs');
  begin();
  screen.getByRole('button', { name: 'Stop' }).click();
  await settle();
  const call = { path: { id: '1' }, asOneself: true };
  expect(post).toHaveBeenCalledWith('/api/admin/view-as/{id}/stop', call);
  expect(queryClient.getQueryData(['roles'])).toBeUndefined();
  expect(viewing()).toBeNull();
  expect(leave).toHaveBeenCalledWith('/admin-dashboard/manage-companies');
});

it('ends by itself when its time is over, also where the server cannot be reached', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  post.mockRejectedValue(new Error('away'));
  begin();
  await vi.advanceTimersByTimeAsync(29 * 60_000);
  expect(viewing()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(viewing()).toBeNull();
  expect(leave).toHaveBeenCalledTimes(1);
});
