// The candidate's applications, assessments and reports: without a row, with more than a page, and where they fail.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_SIZE } from '@/api/cache/page';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { AnyApi } from '@/api/typed';
import type { User } from '@/api/words';
import { ApplicationsCard } from '@/features/applications/ApplicationsCard';
import { InvitationsCard } from '@/features/candidate/lists/InvitationsCard';
import { ReportsCard } from '@/features/candidate/lists/ReportsCard';
import * as session from '@/features/session/hooks';
import { TooltipProvider } from '@/ui/Tooltip';
import ApplicationsPage from './ApplicationsPage';
import AssessmentsPage from './AssessmentsPage';
import ReportsPage from './ReportsPage';

const at = '2031-03-05T12:00:00Z';

const lists = [
  {
    name: 'Applications',
    Page: ApplicationsPage,
    Few: ApplicationsCard,
    route: '/api/users/applications',
    address: '/dashboard/applications',
    empty: /^Roles you apply for/,
    row: (n: number) => ({
      id: `a${n}`,
      title: `Row ${n}`,
      stage: 'applied',
      moved_at: at,
      news_by: null,
      open: true,
      company: { id: 'c1', name: 'Pellworth' },
    }),
  },
  {
    name: 'Assessments',
    Page: AssessmentsPage,
    Few: InvitationsCard,
    route: '/api/invitations',
    address: '/dashboard/assessments',
    empty: /^No invitations yet/,
    row: (n: number) => ({
      code: `CODE${n}`,
      assessment_title: `Row ${n}`,
      company_name: 'Pellworth',
      state: 'open',
      expires_at: at,
    }),
  },
  {
    name: 'Reports',
    Page: ReportsPage,
    Few: ReportsCard,
    route: '/api/reports',
    address: '/dashboard/reports',
    empty: /^Your first report appears/,
    row: (n: number) => ({
      id: `r${n}`,
      assessment_title: `Row ${n}`,
      company_name: 'Pellworth',
      state: 'graded',
      fineness: 700,
      submitted_at: at,
      links_opened: 0,
      verification: null,
    }),
  },
] as const;

const shown = () => screen.queryAllByText(/^Row \d+$/).length;

/** Opens a page whose list has so many rows; its first answer may be an error. */
function open(
  list: (typeof lists)[number],
  Shown: ComponentType<{ short?: boolean }>,
  count: number,
  { fails = false, short = false } = {},
) {
  let failing = fails;
  const all = Array.from({ length: count }, (_, index) => list.row(index + 1));
  const get = vi.spyOn(api as unknown as AnyApi, 'get').mockImplementation((_, call) => {
    if (failing) {
      failing = false;
      return Promise.reject(new ApiError({ status: 500, code: 'internal', detail: '' }));
    }
    const { cursor } = (call?.query ?? {}) as { cursor?: string };
    const isFirst = cursor === undefined;
    const items = isFirst ? all.slice(0, PAGE_SIZE) : all.slice(PAGE_SIZE);
    return Promise.resolve({ items, next_cursor: isFirst && count > PAGE_SIZE ? 'next' : null });
  });
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TooltipProvider>
        <MemoryRouter>
          <Shown short={short} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return get;
}

beforeEach(() => {
  vi.spyOn(session, 'useUser').mockReturnValue({ email_verified: true } as User);
});

describe.each(lists)('$name', (list) => {
  it('has its own title and says what is true without a row, with one next step', async () => {
    open(list, list.Page, 0);
    expect(await screen.findByText(list.empty)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: list.name })).toBeDefined();
    expect(document.title).toContain(list.name);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('shows the rest when asked', async () => {
    open(list, list.Page, PAGE_SIZE + 2);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText(`Row ${PAGE_SIZE + 2}`);
    expect(shown()).toBe(PAGE_SIZE + 2);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says that it failed, and loads on Retry', async () => {
    open(list, list.Page, 1, { fails: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText('Row 1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is a few rows on the overview, with the way to all', async () => {
    open(list, list.Few, 10, { short: true });
    await screen.findByText('Row 1');
    expect(shown()).toBeLessThan(5);
    const all = screen.getByRole('link', { name: `See all ${list.name.toLowerCase()}` });
    expect(all.getAttribute('href')).toBe(list.address);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

it('who has applied for nothing is led to the open roles', async () => {
  open(lists[0], ApplicationsPage, 0);
  const roles = await screen.findByRole('link', { name: 'See open roles' });
  expect(roles.getAttribute('href')).toBe('/roles');
});

it('invitations are not asked for while the address is not verified; the page says why', async () => {
  vi.spyOn(session, 'useUser').mockReturnValue({ email_verified: false } as User);
  const get = open(lists[1], AssessmentsPage, 1);
  expect(await screen.findByRole('link', { name: 'Confirm e-mail' })).toBeDefined();
  expect(get).not.toHaveBeenCalled();
});
