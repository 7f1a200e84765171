import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { IntroductionParty, IntroductionThread } from '@/api/words/hiring/talent';
import { TooltipProvider } from '@/ui/Tooltip';
import { Messages } from './Thread';

const thread: IntroductionThread = {
  closed: null,
  next_cursor: null,
  items: [
    {
      id: 'm2',
      party: 'candidate',
      name: 'Ada Novak',
      text: 'On Monday.',
      created_at: '2026-11-25T10:00:00Z',
    },
    {
      id: 'm1',
      party: 'company',
      name: null,
      text: 'When could we talk?',
      created_at: '2026-11-24T10:00:00Z',
    },
  ],
};

beforeEach(() => {
  vi.restoreAllMocks();
});

async function open(answer: IntroductionThread, side: IntroductionParty = 'company') {
  vi.spyOn(api, 'get').mockResolvedValue(answer);
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <TooltipProvider>
          <Messages
            side={side}
            id="i1"
            last={{
              party: side === 'company' ? 'candidate' : 'company',
              created_at: '2026-11-25T10:00:00Z',
            }}
            other="Ada Novak"
            isCounted
          />
        </TooltipProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText('New message')).toBeDefined();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Messages with Ada Novak' }));
  await screen.findByText('On Monday.');
  return user;
}

it('shows the oldest first and sends with one key until the words change', async () => {
  const user = await open(thread);
  const list = within(screen.getByRole('list', { name: 'Messages' }));
  const shown = list.getAllByRole('listitem').map((item) => item.textContent);
  expect(shown[0]).toContain('When could we talk?');
  expect(shown[0]).toContain('A closed account');
  expect(screen.getByText(/within 48 hours/)).toBeDefined();
  const refused = new ApiError({ status: 503, code: 'unavailable', detail: '' });
  const create = vi.spyOn(api, 'create').mockRejectedValueOnce(refused).mockResolvedValue({});
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Write something.')).toBeDefined();
  expect(create).not.toHaveBeenCalled();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Message');
  await user.type(field, 'At noon?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('The message was not sent. Your text is still here; try again.');
  expect(field.value).toBe('At noon?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field.value).toBe(''));
  const [first, second, ...others] = create.mock.calls;
  expect(first).toEqual(second);
  expect(first?.[0]).toBe('/api/introductions/{id}/messages');
  expect(others).toEqual([]);
});

it('shows a company that a conversation is closed and not why, with what was written', async () => {
  await open({ ...thread, closed: 'candidate' });
  expect(screen.getByText(/^This conversation is closed\./)).toBeDefined();
  expect(screen.queryByText(/block/)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

it('shows candidates that they block the company, and where they unblock it', async () => {
  await open({ ...thread, closed: 'candidate' }, 'candidate');
  expect(screen.getByText(/^You block this company/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Change blocked companies' });
  expect(link.getAttribute('href')).toBe('/talent-form');
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

it('shows candidates that the company is not active, and nothing to unblock', async () => {
  await open({ ...thread, closed: 'company' }, 'candidate');
  expect(screen.getByText(/^The company is not active on Assay\./)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});
