import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { RoleProposal } from '@/api/words/hiring/slates';
import { TooltipProvider } from '@/ui/Tooltip';
import { ProposalsCard } from './ProposalsCard';

const fitter: RoleProposal = {
  id: '1',
  version: 3,
  state: 'proposed',
  role_id: 'r1',
  role_title: 'Fitter',
  company_id: 'c1',
  company_name: 'Pellworth',
  note: 'You know the machines that they use.',
  proposed_at: '2027-05-01T10:00:00Z',
  answer_by: '2027-05-08T10:00:00Z',
  ended_at: null,
};

let post: MockInstance<typeof api.post>;

beforeEach(() => {
  post = vi.spyOn(api, 'post').mockResolvedValue({});
});

function open(...items: RoleProposal[]) {
  vi.spyOn(api, 'get').mockResolvedValue({ items, next_cursor: null });
  const shown = render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TooltipProvider>
        <MemoryRouter>
          <ProposalsCard />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), ...shown };
}

it('shows nothing where no proposed role waits', async () => {
  const { container } = open({ ...fitter, state: 'declined', ended_at: fitter.answer_by });
  await waitFor(() => expect(api.get).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});

it('applies only after a second yes, for the version that was read', async () => {
  const { user } = open(fitter);
  await user.click(await screen.findByRole('button', { name: 'Apply: Fitter' }));
  expect(post).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(post).toHaveBeenCalledWith('/api/users/role-proposals/{id}/accept', {
    path: { id: '1' },
    body: { version: 3 },
  });
});

it('sends a no with its reason, and says where the proposal has changed', async () => {
  post.mockRejectedValue(new ApiError({ status: 409, code: 'stale_version', detail: '' }));
  const { user } = open(fitter);
  await user.click(await screen.findByRole('button', { name: 'Decline: Fitter' }));
  const reason = screen.getByLabelText(/^Reason/);
  fireEvent.change(reason, { target: { value: 'x'.repeat(2001) } });
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(post).not.toHaveBeenCalled();
  fireEvent.change(reason, { target: { value: ' Too far ' } });
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(post).toHaveBeenCalledWith('/api/users/role-proposals/{id}/decline', {
    path: { id: '1' },
    body: { version: 3, reason: 'Too far' },
  });
  await screen.findByText(/has changed in the meantime/);
});
