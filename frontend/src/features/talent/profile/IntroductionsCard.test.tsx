import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { IntroductionToMe } from '@/api/words';
import type { IntroductionParty } from '@/api/words/hiring/talent';
import { TooltipProvider } from '@/ui/Tooltip';
import { IntroductionsCard } from './IntroductionsCard';

const accepted = (company_name: string, party: IntroductionParty | null): IntroductionToMe => ({
  id: company_name,
  version: 2,
  state: 'accepted',
  company_name,
  role_title: 'Weaver',
  message: 'You would build the tools that our weavers use.',
  pay: null,
  person: null,
  is_named: false,
  facts: {
    availability: 'now',
    skills: ['rust'],
    places: [],
    employment: [],
    authorised: [],
    score: null,
  },
  requested_at: '2026-11-23T10:00:00Z',
  answer_by: '2026-11-30T10:00:00Z',
  ended_at: '2026-11-24T10:00:00Z',
  last_message: party === null ? null : { party, created_at: '2026-11-25T10:00:00Z' },
  closed: null,
});

function show(items: IntroductionToMe[]) {
  vi.spyOn(api, 'get').mockResolvedValue({ items, next_cursor: null });
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <TooltipProvider>
          <IntroductionsCard />
        </TooltipProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

it('keeps accepted introductions with their contact, those that wait for an answer first', async () => {
  show([
    accepted('Saltmarsh', 'candidate'),
    { ...accepted('Fenmoor', null), person: { name: 'Ruth Fen', email: 'ruth@fenmoor.example' } },
    accepted('Pellworth', 'company'),
    { ...accepted('Quillhaven', null), state: 'declined' },
  ]);
  await screen.findByText('New message');
  const named = screen.getAllByRole('heading', { level: 3 }).map((found) => found.textContent);
  expect(named.map((name) => name.split(' ')[0])).toEqual(['Pellworth', 'Saltmarsh', 'Fenmoor']);
  expect(screen.getByRole('link', { name: 'ruth@fenmoor.example' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Messages with Ruth Fen' })).toBeDefined();
});

it('leaves out a closed conversation in which the company wrote last', async () => {
  show([
    { ...accepted('Saltmarsh', 'company'), closed: 'candidate' },
    { ...accepted('Fenmoor', 'company'), closed: 'company' },
    accepted('Pellworth', 'company'),
  ]);
  expect(await screen.findByRole('button', { name: 'Messages with Pellworth' })).toBeDefined();
  expect(screen.queryByText(/Saltmarsh/)).toBeNull();
  expect(screen.queryByText(/Fenmoor/)).toBeNull();
});
