import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { IntegrityCase } from '@/api/words/integrity';
import { TooltipProvider } from '@/ui/Tooltip';
import { CasePane } from './CasePane';

const AT = '2026-11-25T12:00:00Z';
const step = (action: string, actor: string) => ({
  at: AT,
  action,
  actor,
  from: null,
  to: null,
  reason: null,
});

const decided: IntegrityCase = {
  id: 'c1',
  version: 3,
  attempt_id: 'a1',
  candidate_name: 'Ada',
  company_name: 'Pellworth',
  assessment_title: 'Backend',
  opened_at: AT,
  said: {
    state: 'explained',
    answer_until: null,
    answer: null,
    answered_at: null,
    decision: null,
    appeal: null,
    appealed_at: null,
    final_decision: null,
  },
  examination: null,
  rules: { rules: [], signals: [], countries: true },
  can_decide: false,
  sent_by_you: false,
  appeal_until: null,
  history: [step('open', 'system'), step('find_explained', 'admin@example.com')],
};

async function show(of: IntegrityCase) {
  vi.spyOn(api, 'get').mockResolvedValue(of);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <CasePane side="admin" id="c1" />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Ada' });
}

it('the admin reads who did what in a case, in words', async () => {
  await show(decided);
  screen.getByRole('heading', { name: 'History' });
  screen.getByText('Opened');
  screen.getByText('Decided: explained');
  screen.getByText(/admin@example\.com/);
});

it('a company, which is sent no history, sees no card of it', async () => {
  await show({ ...decided, history: [] });
  expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
});
