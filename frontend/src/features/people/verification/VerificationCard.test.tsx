import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { VerificationCard } from './VerificationCard';

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <VerificationCard person={{ id: 'a1' }} />
    </QueryClientProvider>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
}

it('has the link sent again', async () => {
  const post = vi.spyOn(api, 'post').mockResolvedValue(undefined as never);
  await show();
  expect(post).toHaveBeenCalledExactlyOnceWith('/api/admin/candidates/{id}/verification-mail', {
    path: { id: 'a1' },
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says so where the link was not sent', async () => {
  const failed = new ApiError({ status: 503, code: 'identity_unavailable', detail: '' });
  vi.spyOn(api, 'post').mockRejectedValue(failed);
  await show();
  await screen.findByRole('alert');
});
