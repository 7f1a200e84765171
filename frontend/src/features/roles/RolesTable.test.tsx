import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TooltipProvider } from '@/ui/Tooltip';
import { RolesTable } from './RolesTable';
import { draft } from './own.test-data';

it('says of each role how many have applied', () => {
  const roles = [
    { ...draft, applicants: 0, slate_by: null },
    {
      ...draft,
      id: '01930000-0000-7000-8000-000000000002',
      state: 'published' as const,
      applicants: 1234,
      slate_by: '2026-12-07T10:00:00Z',
    },
  ];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TooltipProvider>
          <RolesTable roles={roles} />
        </TooltipProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const [head, ...rows] = within(screen.getByRole('table', { name: 'Your roles' })).getAllByRole(
    'row',
  );
  const at = within(head as HTMLElement)
    .getAllByRole('columnheader')
    .findIndex((cell) => cell.textContent === 'Applicants');
  const said = rows.map((row) => within(row).getAllByRole('cell')[at]?.textContent);
  expect(said).toEqual(['0', '1,234']);
  expect(screen.getAllByText(/^Applicants expected by/)).toHaveLength(1);
});

it('offers the public page of a published role first, and its link', async () => {
  const role = { ...draft, applicants: 0, slate_by: null };
  const roles = [role, { ...role, id: 'r2', state: 'published' as const }];
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TooltipProvider>
          <RolesTable roles={roles} company="acme" />
        </TooltipProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const [ofDraft, ofPublished] = screen.getAllByRole('button');
  await user.click(ofPublished as HTMLElement);
  const items = screen.getAllByRole('menuitem');
  expect(items.slice(0, 2).map((item) => item.textContent)).toEqual([
    'View public page',
    'Copy link',
  ]);
  expect(items[0]?.getAttribute('href')).toBe('/companies/acme/roles/r2');
  await user.click(items[1] as HTMLElement);
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/companies/acme/roles/r2`);
  await user.click(ofDraft as HTMLElement);
  expect(screen.queryByRole('menuitem', { name: 'Copy link' })).toBeNull();
});
