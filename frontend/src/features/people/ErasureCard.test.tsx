import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { TooltipProvider } from '@/ui/Tooltip';
import { ErasureCard } from './ErasureCard';

const ada = { id: 'a1', display_name: 'Ada Byron', erasure_at: null };

function show(person: Parameters<typeof ErasureCard>[0]['person']) {
  const post = vi.spyOn(api, 'post').mockResolvedValue(undefined as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <ErasureCard person={person} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return post;
}

it('asks how the person asked before their account is erased', async () => {
  const post = show(ada);
  await userEvent.click(screen.getByRole('button', { name: 'Erase the account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase the account of Ada Byron?' });
  const submit = within(dialog).getByRole('button', { name: 'Erase the account' });
  await userEvent.click(submit);
  expect(within(dialog).getByText('Say why, in a sentence.')).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
  await userEvent.type(within(dialog).getByRole('textbox'), ' She wrote to us. ');
  await userEvent.click(submit);
  expect(post).toHaveBeenCalledExactlyOnceWith('/api/admin/candidates/{id}/erasure', {
    path: { id: 'a1' },
    body: { reason: 'She wrote to us.' },
  });
});

it('says when an account is erased, and keeps it after all', async () => {
  const post = show({ ...ada, erasure_at: '2026-12-03T12:00:00Z' });
  expect(screen.getByText(/^The account is erased/u)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep the account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Keep the account of Ada Byron?' });
  await userEvent.type(within(dialog).getByRole('textbox'), 'She called.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep the account' }));
  expect(post).toHaveBeenCalledExactlyOnceWith('/api/admin/candidates/{id}/erasure/cancel', {
    path: { id: 'a1' },
    body: { reason: 'She called.' },
  });
});
