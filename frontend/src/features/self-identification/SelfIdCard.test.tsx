import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { SelfIdentification } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';
import { SelfIdCard } from './SelfIdCard';

const said: SelfIdentification = {
  version: 1,
  gender: 'woman',
  race: null,
  disability: null,
  veteran: null,
  said_at: '2026-11-23T12:00:00Z',
};

async function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <SelfIdCard />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await screen.findByLabelText('Gender');
  return userEvent.setup();
}

async function choose(user: ReturnType<typeof userEvent.setup>, option: string) {
  screen.getByLabelText('Veteran status').focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: option }));
}

it('keeps what was chosen where it cannot be saved', async () => {
  vi.spyOn(api, 'get').mockResolvedValue(said);
  const put = vi.spyOn(api, 'put');
  put.mockRejectedValue(new ApiError({ status: 503, code: 'unavailable', detail: '' }));
  const user = await show();
  await choose(user, 'Prefer not to say');
  await user.click(screen.getByRole('button', { name: 'Save answers' }));
  await screen.findByText(/Your answers were not saved/);
  expect(screen.getByLabelText('Veteran status').textContent).toBe('Prefer not to say');
  const { said_at, ...rest } = said;
  expect(said_at).not.toBeNull();
  expect(put).toHaveBeenCalledWith('/api/users/self-identification', {
    body: { ...rest, veteran: 'undisclosed' },
  });
});

it('deletes answers, and offers that only where there are some', async () => {
  const get = vi.spyOn(api, 'get').mockResolvedValue(said);
  const remove = vi.spyOn(api, 'remove').mockResolvedValue({});
  const user = await show();
  get.mockResolvedValue({ ...said, version: 0, gender: null, said_at: null });
  await user.click(screen.getByRole('button', { name: 'Delete answers' }));
  expect(remove).not.toHaveBeenCalled();
  const asked = within(screen.getByRole('alertdialog', { name: 'Delete your answers?' }));
  await user.click(asked.getByRole('button', { name: 'Delete answers' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete answers' })).toBeNull());
  expect(remove).toHaveBeenCalledOnce();
  expect(screen.getByLabelText('Gender').textContent).toBe('No answer');
});
