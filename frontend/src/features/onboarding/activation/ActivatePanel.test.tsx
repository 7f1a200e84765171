import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { Activated } from '@/api/words';
import { loginPath, paths } from '@/facts/paths';
import { ActivatePanel } from './ActivatePanel';

let post: MockInstance<typeof api.post>;
beforeEach(() => {
  post = vi.spyOn(api, 'post');
});

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ActivatePanel token="t" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getByRole('button', { name: 'Open the account' });
}

it.each([
  ['sign_in', 'Log in to your account', loginPath(paths.completeProfile)],
  ['complete_profile', 'Complete your profile', paths.completeProfile],
] as const)('once it is open, %s leads on by “%s”', async (next, name, path) => {
  const inquiry = { company_name: 'Pellworth' };
  post.mockResolvedValue({ next, inquiry } as Activated);
  await userEvent.click(open());
  await screen.findByText('The account of Pellworth is open.');
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
});

it('a link that has been used says so, and leads to the log-in page', async () => {
  post.mockRejectedValue(new ApiError({ status: 404, code: 'link_invalid', detail: '' }));
  await userEvent.click(open());
  await screen.findByText(/This link has been used or has expired\./);
  const back = loginPath(paths.companyActivation);
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe(back);
});

it('looking at the page of the link sends nothing', () => {
  post.mockResolvedValue({});
  open();
  expect(post).not.toHaveBeenCalled();
});
