import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { StudentInvitation } from '@/api/words/scores';
import { notify } from '@/ui/notify';
import { TooltipProvider } from '@/ui/Tooltip';
import PartnerInvite from './PartnerInvite';

vi.mock('@/ui/notify', () => ({ notify: vi.fn() }));

const invited: StudentInvitation = {
  id: '1',
  email: 'cas@example.com',
  name: 'Cas',
  standing: 'joined',
  invited_at: '2026-11-20T12:00:00Z',
  reminded_at: '2026-11-27T12:00:00Z',
  reminders: 1,
};

function open(items: StudentInvitation[] = []) {
  vi.spyOn(api, 'get').mockResolvedValue({ items, next_cursor: null });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <PartnerInvite />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const list = () => screen.getByRole<HTMLTextAreaElement>('textbox');

async function send(user: ReturnType<typeof open>, button: string) {
  await user.click(screen.getByRole('button', { name: button }));
  const asked = await screen.findByRole('alertdialog');
  await user.click(within(asked).getByRole('button', { name: 'Send' }));
}

beforeEach(() => vi.restoreAllMocks());

it('each person is sent once, is answered, and who was not invited stays in the list', async () => {
  const user = open();
  const create = vi
    .spyOn(api, 'create')
    .mockResolvedValue({ outcomes: ['invited', 'bad_name', 'already_student'] } as never);
  await user.click(list());
  await user.paste('ada@x.io,Ada\nBen Miller\nben@x.io;Ben\ncas@x.io');
  expect(screen.getByRole('status').textContent).toBe('3 people to invite, 1 row to correct.');
  screen.getByText(/No e-mail address\./);
  await send(user, 'Invite 3 people');
  const answers = await screen.findByRole('table', { name: 'What happened to each row' });
  expect(create.mock.calls[0]?.[0]).toBe('/api/partners/me/invitations');
  expect(create.mock.calls[0]?.[1]).toMatchObject({
    body: {
      rows: [
        { email: 'ada@x.io', name: 'Ada' },
        { email: 'ben@x.io', name: 'Ben' },
        { email: 'cas@x.io', name: null },
      ],
    },
  });
  within(answers).getByRole('row', { name: /ben@x\.io.*Not a name/ });
  within(answers).getByRole('row', { name: /cas@x\.io.*Already your student/ });
  screen.getByText(/^1 person invited\./);
  expect(list().value).toBe('Ben Miller\nBen <ben@x.io>');
});

it('a list that was refused stays, and goes again under the same key', async () => {
  const user = open();
  const create = vi
    .spyOn(api, 'create')
    .mockRejectedValue(new ApiError({ status: 500, code: 'internal', detail: '' }));
  await user.click(list());
  await user.paste('ada@x.io');
  await send(user, 'Invite 1 person');
  await screen.findByRole('alert');
  expect(list().value).toBe('ada@x.io');
  await send(user, 'Invite 1 person');
  await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(2));
  const keys = create.mock.calls.map((call) => (call[1] as { key?: string }).key);
  expect(new Set(keys).size).toBe(1);
});

it('an empty list says what is missing and sends nothing', async () => {
  const user = open();
  const create = vi.spyOn(api, 'create');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  screen.getByText('Enter at least one address.');
  expect(create).not.toHaveBeenCalled();
});

it('the rows of a file come behind what is typed', async () => {
  const user = open();
  await user.click(list());
  await user.paste('ada@x.io');
  const file = new File(['ben@x.io,Ben'], 'students.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Open a CSV file'), file);
  await vi.waitFor(() => expect(list().value).toBe('ada@x.io\nben@x.io,Ben'));
});

it('those invited are listed, and reminded after a question', async () => {
  const user = open([invited]);
  await screen.findByRole('row', { name: /cas@example\.com.*Joined.*1 of 3/ });
  const post = vi.spyOn(api, 'post').mockResolvedValue({ reminded: 2, more: false });
  await user.click(screen.getByRole('button', { name: 'Send a reminder' }));
  const asked = await screen.findByRole('alertdialog');
  expect(post).not.toHaveBeenCalled();
  await user.click(within(asked).getByRole('button', { name: 'Send a reminder' }));
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith('success', '2 reminders are on their way.'),
  );
  expect(post.mock.calls[0]?.[0]).toBe('/api/partners/me/invitations/reminders');
});
