import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { Report } from '@/api/words';
import { DECIDED } from '@/features/reports/decision/decision.test-data';
import { TooltipProvider } from '@/ui/Tooltip';
import { REPORT } from '@/pages/report/report.test-data';
import ReportPage from '@/pages/report/ReportPage';

const ANSWERS: Record<string, unknown> = {
  '/api/reports/{id}/similarity': { agreed: true, tasks: [], rule: {} },
  '/api/reports/{id}/link-consent': { may_share: true, allowed: false },
  '/api/reports/{id}/links': { items: [], next: null },
  '/api/reports/{id}/decision': DECIDED,
};

afterEach(() => vi.restoreAllMocks());

/** The sections, the cards and the sentences of the report that somebody reads. */
async function seen(mode: Report['mode']) {
  vi.spyOn(api, 'get').mockImplementation((path) =>
    Promise.resolve((path === '/api/reports/{id}' ? { ...REPORT, mode } : ANSWERS[path]) as never),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter initialEntries={['/report/r1']}>
          <Routes>
            <Route path="/report/:reportId" element={<ReportPage />} />
          </Routes>
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Share this report' });
  const names = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
  const tabs = within(screen.getByRole('navigation', { name: 'Sections of the report' }));
  const main = within(screen.getByRole('main'));
  const found = {
    tabs: names(tabs.getAllByRole('link')),
    cards: names(main.getAllByRole('heading', { level: 2 })),
    tables: main.getAllByRole('table').map(({ textContent }) => textContent),
    strip: screen.queryByText(/^This is your report\./u)?.textContent,
  };
  cleanup();
  return found;
}

it('both sides see the same report, and Similarity and team reviews are the company’s alone', async () => {
  const company = await seen('company');
  const candidate = await seen('candidate');
  expect(candidate.strip).toMatch(/Similarity and team reviews, which are for the company alone/u);
  expect(company.strip).toBeUndefined();
  expect(company.tabs).toEqual([...candidate.tabs, 'Team reviews']);
  const beside = (name: string | null) => name !== 'Similarity' && name !== 'Your review';
  expect(company.cards).toContain('Similarity');
  expect(company.cards[0]).toBe('Your review');
  expect(company.cards.filter(beside)).toEqual(candidate.cards);
  expect(company.tables).toEqual(candidate.tables);
});
