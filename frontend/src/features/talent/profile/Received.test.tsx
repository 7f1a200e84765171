import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { IntroductionToMe } from '@/api/words';
import { myApplicationsQuery } from '@/features/applications/api';
import { TooltipProvider } from '@/ui/Tooltip';
import { Request } from './Received';

const asked: IntroductionToMe = {
  id: 'i1',
  version: 2,
  state: 'requested',
  company_name: 'Pellworth',
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
  ended_at: null,
  last_message: null,
  closed: null,
};

it('accepts after a second yes, and has the applications asked for again, one of which is new', async () => {
  const post = vi.spyOn(api, 'post').mockResolvedValue({});
  const client = new QueryClient();
  const { queryKey } = myApplicationsQuery;
  client.setQueryData(queryKey, { pages: [], pageParams: [] });
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <Request one={asked} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(post).not.toHaveBeenCalled();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept' }));
  expect(post).toHaveBeenCalledWith('/api/talent-profile/introductions/{id}/accept', {
    path: { id: 'i1' },
    body: { version: 2 },
  });
  await waitFor(() => expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true));
});

it('shows a new message beside an accepted request, and none once its conversation is closed', () => {
  const client = new QueryClient();
  const page = (one: IntroductionToMe) => (
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <Request one={one} />
      </TooltipProvider>
    </QueryClientProvider>
  );
  const last_message = { party: 'company' as const, created_at: '2026-11-25T10:00:00Z' };
  const accepted: IntroductionToMe = { ...asked, state: 'accepted', last_message };
  const { rerender } = render(page(accepted));
  expect(screen.getByText('New message')).toBeDefined();
  rerender(page({ ...accepted, closed: 'candidate' }));
  expect(screen.queryByText('New message')).toBeNull();
});

it('says what the company read of somebody who shows their name, and what it learns by an answer', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <Request one={{ ...asked, is_named: true }} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByText(/Your name, your headline/)).toBeDefined();
  const user = userEvent.setup();
  for (const act of ['Accept', 'Decline']) {
    await user.click(screen.getByRole('button', { name: act }));
    const { textContent: said } = screen.getByRole('dialog');
    expect(said).toMatch(/e-mail address/);
    expect(said).not.toMatch(/see your name|not who/);
    await user.click(screen.getByRole('button', { name: 'Not yet' }));
  }
});
