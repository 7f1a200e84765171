import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { AnyApi } from '@/api/typed';
import type { ReportLinkConsent } from '@/api/words';
import { DECIDED } from '@/features/reports/decision/decision.test-data';
import { REPORT } from '@/pages/report/report.test-data';
import ReportPage from '@/pages/report/ReportPage';
import { TooltipProvider } from '@/ui/Tooltip';

const server = api as unknown as AnyApi;
const consent: ReportLinkConsent = { allowed: true, company_name: 'Pellworth', may_share: true };

afterEach(() => vi.restoreAllMocks());

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** The page of a report; the second follows the first among those that wait. */
function open(address: string, change: Partial<ReportLinkConsent> = {}, mode = 'company') {
  const get = vi.spyOn(server, 'get').mockImplementation((path, call) => {
    const id = call?.path?.['id'] ?? '';
    const answers: Record<string, unknown> = {
      '/api/reports/{id}': { ...REPORT, id, mode },
      '/api/reports/{id}/decision': { ...DECIDED, next_id: id === 'r1' ? 'r2' : null },
      '/api/reports/{id}/similarity': { agreed: true, tasks: [], rule: {} },
      '/api/reports/{id}/link-consent': { ...consent, ...change },
      '/api/reports/{id}/links': { items: [], next_cursor: null },
    };
    return Promise.resolve(answers[path]);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter initialEntries={[address]}>
          <Address />
          <Routes>
            <Route path="/report/:reportId" element={<ReportPage />} />
          </Routes>
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return get;
}

const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

it('shows the decision before anything else, and the conditions last', async () => {
  open('/report/r1');
  await screen.findByText('Nobody has decided on this result yet.');
  const main = within(screen.getByRole('main'));
  const rail = within(screen.getByRole('complementary', { name: 'More about this report' }));
  const cards = rail.getAllByRole('heading', { level: 2 });
  expect(main.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Your review');
  expect(cards.at(-1)?.textContent).toBe('Conditions');
});

it('goes on to the next result at the section that is read', async () => {
  open('/report/r1?section=tasks');
  const line = await screen.findByRole('region', { name: 'Your review' });
  const next = within(line).getByRole('link', { name: 'Next waiting result' });
  expect(next.getAttribute('href')).toBe('/report/r2?section=tasks');
  await userEvent.keyboard('j');
  expect(address()).toBe('/report/r2?section=tasks');
  await screen.findByRole('button', { name: 'Next waiting result' });
  await userEvent.keyboard('j');
  expect(address()).toBe('/report/r2?section=tasks');
});

it('lists its keys behind “?”', async () => {
  open('/report/r1');
  await screen.findByText('Nobody has decided on this result yet.');
  await userEvent.keyboard('?');
  const keys = within(await screen.findByRole('dialog', { name: 'Keys' }));
  expect(keys.getByText('Next waiting result')).toBeTruthy();
});

it('is shared from the bar once the candidate allows it', async () => {
  open('/report/r1');
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('dialog', { name: 'Create a link' })).toBeTruthy();
});

it('says on the button why it cannot be shared yet', async () => {
  open('/report/r1', { allowed: false });
  const share = await screen.findByRole('button', { name: 'Share' });
  expect(share.getAttribute('aria-disabled')).toBe('true');
  expect(share.textContent).toContain('The candidate hasn’t allowed your company');
});

it('has no button for members who may make no links', async () => {
  open('/report/r1', { may_share: false });
  await screen.findByText('Nobody has decided on this result yet.');
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

it('asks for no decision for its candidate and for the admin', async () => {
  for (const mode of ['candidate', 'admin']) {
    const get = open('/report/r1', {}, mode);
    await waitFor(() => expect(screen.getAllByText('Ines Okafor').length).toBeGreaterThan(0));
    expect(get.mock.calls.map(([path]) => path)).not.toContain('/api/reports/{id}/decision');
    expect(screen.queryByText('Your review')).toBeNull();
    document.body.replaceChildren();
  }
});
