import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { AuditEntry } from '@/api/words/admin';
import { text } from '@/features/audit/text';
import { TooltipProvider } from '@/ui/Tooltip';
import Audit from './Audit';

const suspended: AuditEntry = {
  id: '7',
  at: '2026-11-25T12:00:00Z',
  actor: 'admin@assay.example',
  actor_kind: 'user',
  action: 'suspend',
  entity: 'company',
  entity_id: 'c1',
  reason: 'Advertises roles that are none.',
  before: 'approved',
  after: 'suspended',
};

const Where = () => <output aria-label="Address">{useLocation().search}</output>;
const where = () => screen.getByRole('status', { name: 'Address' }).textContent;

type Page = { items: AuditEntry[]; next_cursor: string | null };

function show(answer: (query: Record<string, string>) => Promise<Page>, at = '/') {
  const get = vi
    .spyOn(api, 'get')
    .mockImplementation(((_: string, { query }: { query: Record<string, string> }) =>
      answer(query)) as never);
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TooltipProvider>
        <MemoryRouter initialEntries={[at]}>
          <Audit />
          <Where />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return get;
}

const pageOf = (items: AuditEntry[], next: string | null = null) =>
  Promise.resolve({ items, next_cursor: next });

it('opens a line to its reason, what changed and everything about the same row', async () => {
  show(() => pageOf([suspended]));
  const toggle = await screen.findByRole('button', { name: 'Show details of suspend, company' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  const region = within(screen.getByRole('region', { name: text.list }));
  expect(region.getByText('approved')).toBeTruthy();
  expect(region.getByText('suspended')).toBeTruthy();
  await userEvent.click(region.getByRole('link', { name: 'Show everything about this company' }));
  await waitFor(() => expect(where()).toBe('?entity=c1'));
  expect(screen.getByLabelText<HTMLInputElement>(text.entity).value).toBe('c1');
});

it('asks for what the fields say, once the days are in order, and clears them', async () => {
  const user = userEvent.setup();
  const get = show(() => pageOf([]));
  await screen.findByText(text.empty);
  await user.type(screen.getByLabelText(text.actor), 'ada');
  await user.type(screen.getByLabelText(text.filters.from), '2026-11-02');
  await user.type(screen.getByLabelText(text.filters.to), '2026-11-01');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(screen.getByText(text.filters.daysSwapped)).toBeTruthy();
  expect(where()).toBe('');
  await user.clear(screen.getByLabelText(text.filters.to));
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await waitFor(() => expect(where()).toBe('?actor=ada&from=2026-11-02'));
  expect(get).toHaveBeenLastCalledWith(
    '/api/admin/audit',
    expect.objectContaining({
      query: expect.objectContaining({ actor: 'ada', from: '2026-11-02' }) as unknown,
    }),
  );
  await screen.findByText(text.noMatch);
  const form = within(screen.getByRole('search'));
  await user.click(form.getByRole('button', { name: text.filters.clear }));
  await waitFor(() => expect(where()).toBe(''));
  expect(document.activeElement).toBe(screen.getByLabelText(text.actor));
});

it('goes on with the next page', async () => {
  const older = {
    ...suspended,
    id: '6',
    action: 'approve',
    reason: null,
    before: null,
    after: null,
  };
  show(({ cursor }) => (cursor === 'c' ? pageOf([older]) : pageOf([suspended], 'c')));
  await userEvent.click(await screen.findByRole('button', { name: text.more }));
  await screen.findByRole('button', { name: 'Show details of approve, company' });
  expect(screen.queryByRole('button', { name: text.more })).toBeNull();
});

it('says that the trail could not be loaded, and tries again', async () => {
  let fails = true;
  show(() =>
    fails
      ? Promise.reject(new ApiError({ status: 500, code: 'internal', detail: '' }))
      : pageOf([suspended]),
  );
  await screen.findByText(text.loadFailed);
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('button', { name: 'Show details of suspend, company' });
});
