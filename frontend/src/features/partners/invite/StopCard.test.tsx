import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { StopCard } from './StopCard';

const stop = (stopped: boolean) => ({ partner: 'Leeds', email_masked: 'n•••@x.io', stopped });
const path = '/api/partner-invitations/{id}/stop';

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StopCard token="t" />
    </QueryClientProvider>,
  );
}

it('invitations of partners are stopped by a button, and let through again by another', async () => {
  vi.spyOn(api, 'get').mockResolvedValue(stop(false));
  const post = vi.spyOn(api, 'post').mockResolvedValue(stop(true));
  const remove = vi.spyOn(api, 'remove').mockResolvedValue(stop(false));
  show();
  await screen.findByText(/^Leeds invited n•••@x\.io to Assay\./);
  expect(post).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Stop invitations' }));
  await screen.findByText(/^Stopped\./);
  expect(post).toHaveBeenCalledWith(path, { path: { id: 't' } });
  await userEvent.click(screen.getByRole('button', { name: 'Allow invitations again' }));
  await screen.findByRole('button', { name: 'Stop invitations' });
  expect(remove).toHaveBeenCalledWith(path, { path: { id: 't' } });
});

it('a link that is none says so', async () => {
  const gone = new ApiError({ status: 404, code: 'not_found', detail: '' });
  vi.spyOn(api, 'get').mockRejectedValue(gone);
  show();
  await screen.findByText(/^This link is not valid\./);
});
