import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { AdminCandidateDetail } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';
import { Involved } from './Involved';

const at = '2026-11-26T12:00:00Z';
const none = { running: [], results: [], applications: [], internships: [] };
const running = [{ id: 'a', title: 'First', company: 'Acme', started_at: at, ends_at: at }];

function show(lists: Partial<AdminCandidateDetail>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <Involved detail={{ ...none, ...lists } as unknown as AdminCandidateDetail} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

it('offers to void an attempt that goes on, as one that is over', async () => {
  show({ running });
  screen.getByText('In progress');
  await userEvent.click(screen.getByRole('button', { name: 'Void: First' }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText('Void the attempt at First?');
});

it('shows no list of attempts that go on where there is none', () => {
  show({});
  expect(screen.queryByText('At work on')).toBeNull();
});
