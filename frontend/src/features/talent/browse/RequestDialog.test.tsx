import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { TooltipProvider } from '@/ui/Tooltip';
import { RequestDialog } from './RequestDialog';

const message =
  'You would build the tools that our fitters use every day, with a small team in Lisbon.';

/** A page whose button opens the dialog, and goes with its card once that was asked. */
function Page() {
  const [open, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>Find candidates</h1>
      {!isAsked && <button onClick={() => setOpen(true)}>Ask</button>}
      {open && (
        <RequestDialog
          of={{ handle: 'h1' }}
          who="Candidate K7F2"
          isNamed={false}
          roles={[{ value: 'r1', label: 'Engineer' }]}
          onClose={() => {
            setOpen(false);
            setAsked(true);
          }}
        />
      )}
    </>
  );
}

function show({ isNamed = false, onClose = vi.fn() } = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <RequestDialog
          of={{ handle: 'h1' }}
          who="Candidate K7F2"
          isNamed={isNamed}
          roles={[{ value: 'r1', label: 'Engineer' }]}
          onClose={onClose}
        />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), onClose };
}

const typed = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  typed('Message', message);
  typed('Pay from', '40000');
  typed('Pay to', '50,000');
  typed('Currency', 'eur');
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
}

it('says what an acceptance shows that the card does not', () => {
  show();
  expect(screen.getByText(/You see who it is only if they accept/)).toBeDefined();
  cleanup();
  show({ isNamed: true });
  expect(screen.getByText(/You see their e-mail address only if they accept/)).toBeDefined();
  expect(screen.queryByText(/who it is/)).toBeNull();
});

it('says what is missing and sends nothing', async () => {
  const create = vi.spyOn(api, 'create');
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  expect(screen.getByText('Write 80 to 2,000 characters.')).toBeDefined();
  expect(create).not.toHaveBeenCalled();
});

it('sends the card’s handle with the only live role, and closes', async () => {
  const create = vi.spyOn(api, 'create').mockResolvedValue({});
  const { user, onClose } = show();
  await fill(user);
  expect(create).toHaveBeenCalledWith('/api/introductions', {
    body: {
      handle: 'h1',
      role_id: 'r1',
      message,
      pay: { min: 40000, max: 50000, currency: 'EUR', period: 'year' },
    },
    key: expect.any(String) as string,
  });
  expect(onClose).toHaveBeenCalled();
});

it('keeps what was typed where the server refuses it', async () => {
  const refused = new ApiError({ status: 409, code: 'card_gone', detail: 'Look again.' });
  vi.spyOn(api, 'create').mockRejectedValue(refused);
  const { user, onClose } = show();
  await fill(user);
  expect(await screen.findByText('Look again.')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(message);
  expect(onClose).not.toHaveBeenCalled();
});

it('leads the keyboard to the heading once it is sent: the card leaves the list', async () => {
  vi.spyOn(api, 'create').mockResolvedValue({});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <Page />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await fill(user);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Find candidates'));
});
