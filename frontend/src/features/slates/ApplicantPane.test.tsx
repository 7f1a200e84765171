import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { SlateCandidateDetail } from '@/api/words/hiring/slates';
import { TooltipProvider } from '@/ui/Tooltip';
import { ApplicantPane } from './ApplicantPane';

const AT = '2026-11-25T12:00:00Z';
const excluded = { code: 'spam', reason: 'Advertising.', at: AT, duplicate_of: null } as const;
const step = (action: string, reason: string | null) => ({
  at: AT,
  action,
  actor: 'admin@example.com',
  from: null,
  to: null,
  reason,
});

/** An applicant who waits, as far as the admin's own part of the page reads them. */
const waiting = {
  id: 'a1',
  code: 'K7F2',
  name: null,
  role_title: 'Fitter',
  state: 'screening',
  applied_at: AT,
  similar: [],
  slate_note: { excluded: null, placed: null, text: null, version: 1 },
  slate_history: [step('place', 'Sent again after an outage.'), step('exclude', 'spam')],
} as unknown as SlateCandidateDetail;

async function show(candidate: SlateCandidateDetail) {
  vi.spyOn(api, 'get').mockResolvedValue(candidate);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <ApplicantPane id="a1" look="blind" facts={() => null} link={(id) => `/${id}`} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Candidate K7F2' });
  return userEvent.setup();
}

it('what the admin did before the release stands in the history, the newest first', async () => {
  await show(waiting);
  const card = screen.getByRole('heading', { name: 'Before the release' });
  const steps = screen.getAllByRole('listitem').map((one) => one.textContent);
  expect(card).toBeTruthy();
  expect(steps[0]).toContain('ExcludedSpamadmin@example.com');
  expect(steps[1]).toContain('Moved in the orderSent again after an outage.');
});

it('E asks why somebody who waits is excluded', async () => {
  const user = await show(waiting);
  await user.keyboard('e');
  await screen.findByRole('dialog', { name: 'Exclude Candidate K7F2' });
});

it('B puts back who is excluded, and E does nothing there', async () => {
  const post = vi.spyOn(api, 'post').mockResolvedValue(undefined as never);
  const user = await show({ ...waiting, slate_note: { ...waiting.slate_note, excluded } });
  await user.keyboard('e');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(post).not.toHaveBeenCalled();
  await user.keyboard('b');
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  expect(post.mock.calls[0]?.[0]).toBe('/api/admin/applications/{id}/include');
});
