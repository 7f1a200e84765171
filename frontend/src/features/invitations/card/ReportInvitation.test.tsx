import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';

import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { notify } from '@/ui/notify';
import { TooltipProvider } from '@/ui/Tooltip';

import { ReportInvitation } from './ReportInvitation';

vi.mock('@/ui/notify');

let post: MockInstance<typeof api.post>;
beforeEach(() => {
  post = vi.spyOn(api, 'post');
});

async function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <ReportInvitation code="ABCDE23456" />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Report this' }));
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }));

it('sends the reason with the note, thanks, and returns the focus', async () => {
  post.mockResolvedValue({});
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'It pretends to be another company' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Note/u }), ' Not their domain. ');
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(post).toHaveBeenCalledExactlyOnceWith('/api/codebrain/{id}/report', {
    path: { id: 'ABCDE23456' },
    body: { reason: 'pretends', note: 'Not their domain.' },
  });
  expect(notify).toHaveBeenCalledWith('success', 'Thanks. We’ll look into it.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Report this' }));
});

it('asks for a reason, and sends none that was not chosen', async () => {
  await open();
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a reason.');
  expect(post).not.toHaveBeenCalled();
});

it('keeps the note where the report was refused, and says so', async () => {
  const detail = 'Too many reports. Try again in an hour.';
  post.mockRejectedValue(new ApiError({ status: 429, code: 'too_many_requests', detail }));
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Note/u }), 'Odd');
  await send();
  await screen.findByRole('alert');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/u }).value).toBe('Odd');
});
