import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { SelectOption } from '@/ui/Select';
import { TooltipProvider } from '@/ui/Tooltip';
import { AddDialog } from './AddDialog';

const engineer = { value: 'r1', label: 'Engineer' };
const fitter = { value: 'r2', label: 'Fitter' };

function show(roles: readonly SelectOption<string>[], hint?: string) {
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <AddDialog
          card={{ handle: 'h1' }}
          who="Candidate K7F2"
          roles={roles}
          hint={hint}
          onClose={onClose}
        />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), onClose };
}

const note = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Note/u }), { target: { value } });
const add = () => screen.getByRole('button', { name: 'Add' });

it('sends the card’s handle with the only role and the note, and closes', async () => {
  const create = vi.spyOn(api, 'create').mockResolvedValue({});
  const { user, onClose } = show([engineer]);
  expect(screen.getByText(/The candidate is not notified/u)).toBeTruthy();
  note('  Calm.  ');
  await user.click(add());
  expect(create).toHaveBeenCalledWith('/api/talent-prospects', {
    body: { role_id: 'r1', handle: 'h1', note: 'Calm.' },
    key: expect.any(String) as string,
  });
  expect(onClose).toHaveBeenCalled();
});

it('asks which role where there are several, and says what is wrong with the note', async () => {
  const create = vi.spyOn(api, 'create');
  const { user, onClose } = show([engineer, fitter]);
  note('n'.repeat(501));
  await user.click(add());
  expect(screen.getByText('Choose a role.')).toBeTruthy();
  expect(screen.getByText('A note has at most 500 characters.')).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

it('says why there is no role to choose', () => {
  show([], 'You have no open role. Create one first.');
  const role = screen.getByRole('combobox', { name: 'Role' });
  const note = document.getElementById(role.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('You have no open role. Create one first.');
});

it('keeps what was typed where the card is gone, and says so', async () => {
  const gone = new ApiError({ status: 409, code: 'card_gone', detail: 'Look again.' });
  vi.spyOn(api, 'create').mockRejectedValue(gone);
  const { user, onClose } = show([engineer]);
  note('Calm.');
  await user.click(add());
  expect(await screen.findByText('Look again.')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/u }).value).toBe('Calm.');
  expect(onClose).not.toHaveBeenCalled();
});
