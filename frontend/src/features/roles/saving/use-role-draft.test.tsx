import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { Role } from '@/api/words';
import { draft } from '@/features/roles/own.test-data';
import { isUntouched } from '@/features/roles/rules';
import { useRoleDraft } from './use-role-draft';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const wrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  </StrictMode>
);

const open = (role: Role) => {
  const post = vi.spyOn(api, 'post').mockResolvedValue({});
  const put = vi.spyOn(api, 'put').mockResolvedValue({ ...role, version: 2 });
  return { post, put, ...renderHook(() => useRoleDraft(role), { wrapper }) };
};
/** Longer than it takes to notice that a page was left. */
const pause = () => act(() => new Promise((done) => setTimeout(done, 20)));

it('a draft that nobody wrote into is deleted once its page is left, and not before', async () => {
  const { post, unmount } = open(draft);
  await pause();
  expect(post).not.toHaveBeenCalled();
  unmount();
  await waitFor(() =>
    expect(post).toHaveBeenCalledExactlyOnceWith('/api/roles/{id}/delete', {
      path: { id: draft.id },
      body: { version: 1 },
    }),
  );
});

it('a draft with a word in it is saved and stays', async () => {
  const { post, put, result, unmount } = open(draft);
  act(() => result.current.saver.change({ title: 'Fitter' }));
  unmount();
  await waitFor(() => expect(put).toHaveBeenCalledTimes(1));
  await pause();
  expect(post).not.toHaveBeenCalled();
});

it('what a company gives every role is nothing that somebody wrote', () => {
  const given = { ...draft.form, countries: ['PT'], currency: 'EUR' };
  expect(isUntouched(draft, given)).toBe(true);
  expect(isUntouched(draft, { ...given, skills: ['Rust'] })).toBe(false);
  expect(isUntouched({ ...draft, version: 2 }, given)).toBe(false);
  expect(isUntouched({ ...draft, state: 'changes_requested' }, given)).toBe(false);
});
