import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { TooltipProvider } from '@/ui/Tooltip';
import { ProposeDialog } from './ProposeDialog';

const page = (items: readonly unknown[]) => ({ items, next_cursor: null });
const company = { id: 'c1', name: 'Pellworth', domain: 'pellworth.example', state: 'approved' };
const note = 'You know the machines that they use.';

let create: MockInstance<typeof api.create>;
let roles: readonly unknown[];

beforeEach(() => {
  roles = [{ id: 'r1', title: 'Fitter' }];
  create = vi.spyOn(api, 'create').mockResolvedValue({});
  const get = vi.spyOn(api, 'get');
  get.mockImplementation((address) =>
    Promise.resolve(page(address === '/api/open-roles' ? roles : [company]) as never),
  );
});

function open(onClose = vi.fn()) {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TooltipProvider>
        <ProposeDialog candidate={{ id: 'p1', name: 'Ada' }} onClose={onClose} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), onClose };
}

const send = () => screen.getByRole('button', { name: 'Propose' });

async function pickCompany(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('combobox', { name: 'Company' }));
  await user.paste('Pell');
  await user.click(await screen.findByRole('option', { name: /Pellworth/ }));
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await pickCompany(user);
  (await screen.findByRole('combobox', { name: 'Role' })).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: 'Fitter' }));
  fireEvent.change(screen.getByLabelText('Why it fits'), { target: { value: ` ${note} ` } });
  await user.click(send());
}

it('says what is missing of a proposal and sends none', async () => {
  const { user } = open();
  await user.click(send());
  screen.getByText('Pick a company from the list.');
  screen.getByText('Write 20 to 2,000 characters.');
  expect(create).not.toHaveBeenCalled();
});

it('says that a company has no role to propose', async () => {
  roles = [];
  const { user } = open();
  await pickCompany(user);
  await screen.findByText('This company has no role that accepts applications.');
});

it('sends the role and why it fits, under one key until something is changed', async () => {
  const refused = new ApiError({
    status: 409,
    code: 'already_applied',
    detail: 'This candidate has applied for this role.',
  });
  create.mockRejectedValueOnce(refused);
  const { user, onClose } = open();
  await fill(user);
  await screen.findByText('This candidate has applied for this role.');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(send());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [first, second] = create.mock.calls;
  expect(first).toEqual([
    '/api/admin/candidates/{id}/role-proposals',
    { path: { id: 'p1' }, body: { role_id: 'r1', note }, key: expect.any(String) as string },
  ]);
  expect(second).toEqual(first);
});
