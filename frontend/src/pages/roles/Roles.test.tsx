import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { OpenRoleRow } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';
import * as media from '@/ui/use-media';
import Roles from './Roles';

const role: OpenRoleRow = {
  id: 'r1',
  company: { id: 'c1', name: 'Pellworth' },
  title: 'Software intern, payments',
  kind: 'intern',
  level: 'student',
  workplace: 'hybrid',
  location: 'Lisbon',
  countries: ['PT'],
  deadline: '2027-03-28',
  published_at: new Date(Date.now() - 86_400_000).toISOString(),
};
const old: OpenRoleRow = {
  ...role,
  id: 'r2',
  title: 'Compiler engineer',
  kind: null,
  level: null,
  deadline: null,
  workplace: 'remote',
  location: '',
  published_at: '2026-01-01T00:00:00Z',
};

let get: MockInstance<typeof api.get>;
beforeEach(() => {
  get = vi.spyOn(api, 'get');
  vi.spyOn(media, 'useIsWide').mockReturnValue(false);
});

/** The filters beside each other, which take most of the time. */
const onDesk = () => vi.mocked(media.useIsWide).mockReturnValue(true);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(address = '/roles') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <MemoryRouter initialEntries={[address]}>
          <Address />
          <Routes>
            <Route path="/roles" element={<Roles />} />
          </Routes>
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const answers = (...items: OpenRoleRow[]) => get.mockResolvedValue({ items, next_cursor: null });
const address = () => screen.getByRole('status', { name: '' }).textContent;
const asked = () => (get.mock.lastCall?.[1] as { query: object } | undefined)?.query;
const list = async () =>
  within(await screen.findByRole('list', { name: 'Open roles, newest first' }));

it('lists roles with company, place, kind and last day, each leading to its page', async () => {
  get.mockResolvedValueOnce({ items: [role], next_cursor: 'next' });
  get.mockResolvedValueOnce({ items: [old], next_cursor: null });
  const user = open();
  const first = (await list()).getByRole('link');
  expect(first.getAttribute('href')).toBe('/companies/c1/roles/r1');
  expect(first.textContent).toBe(
    'Software intern, paymentsPellworth · Hybrid, Lisbon, PortugalNew this weekInternshipStudentsApply by 28 Mar 2027',
  );
  await user.click(screen.getByRole('button', { name: 'Show more roles' }));
  const second = await screen.findByRole('link', { name: /Compiler/ });
  expect(second.textContent).toBe('Compiler engineerPellworth · Remote, Portugal');
  expect(asked()).toMatchObject({ cursor: 'next' });
  expect(screen.queryByRole('button', { name: 'Show more roles' })).toBeNull();
});

it('reads the filter from the address and asks the server for it', async () => {
  onDesk();
  answers(role);
  open('/roles?search=rust&kind=intern&country=PT&pay=true&starts_by=2027-03-01');
  await list();
  expect(asked()).toEqual({
    cursor: undefined,
    limit: 25,
    search: 'rust',
    kind: 'intern',
    country: 'PT',
    pay: true,
    starts_by: '2027-03-01',
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Search roles' }).value).toBe(
    'rust',
  );
  expect(screen.getByRole('combobox', { name: 'Employment' }).textContent).toBe('Internship');
  expect(screen.getByRole('combobox', { name: 'Country' }).textContent).toBe('Portugal');
  expect(screen.getByLabelText<HTMLInputElement>('Starts by').value).toBe('2027-03-01');
  expect(screen.getByText('Includes roles with a start date by agreement.')).toBeDefined();
});

it('puts what is chosen into the address, and one choice does not undo another', async () => {
  onDesk();
  answers(role);
  const user = open();
  await list();
  await user.type(screen.getByRole('textbox', { name: 'Search roles' }), 'rust');
  await user.click(screen.getByRole('checkbox', { name: 'Pay shown' }));
  await waitFor(() => expect(address()).toBe('/roles?search=rust&pay=true'));
  fireEvent.change(screen.getByLabelText('Starts by'), { target: { value: '2027-03-01' } });
  await waitFor(() => expect(address()).toBe('/roles?search=rust&pay=true&starts_by=2027-03-01'));
  expect(asked()).toMatchObject({ search: 'rust', pay: true, starts_by: '2027-03-01' });
  await user.click(screen.getByRole('checkbox', { name: 'Pay shown' }));
  await waitFor(() => expect(address()).toBe('/roles?search=rust&starts_by=2027-03-01'));
});

it('asks for no day whose year is half typed', async () => {
  onDesk();
  answers(role);
  open('/roles?starts_by=2027-03-01');
  await list();
  const field = screen.getByLabelText<HTMLInputElement>('Starts by');
  fireEvent.change(field, { target: { value: '0002-03-01' } });
  expect(field.value).toBe('0002-03-01');
  expect(address()).toBe('/roles?starts_by=2027-03-01');
  fireEvent.blur(field);
  expect(field.value).toBe('2027-03-01');
  fireEvent.change(field, { target: { value: '' } });
  await waitFor(() => expect(address()).toBe('/roles'));
});

it('says that nothing matches, offers to clear the filters and keeps the focus', async () => {
  answers();
  const user = open('/roles?search=cobol&kind=intern');
  await screen.findByText('No roles match. Try other words or fewer filters.');
  answers(role);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await list();
  expect(address()).toBe('/roles');
  expect(document.activeElement).toBe(
    screen.getByRole('group', { name: 'Open roles, newest first' }),
  );
});

it('says that there is no open role, and leads to the companies', async () => {
  answers();
  open();
  await screen.findByText('There are no open roles at the moment.');
  const companies = screen.getByRole('link', { name: 'See companies' });
  expect(companies.getAttribute('href')).toBe('/companies');
});

it('says that the roles could not be loaded, and tries again when asked', async () => {
  get.mockRejectedValueOnce(new ApiError({ status: 500, code: 'internal', detail: '' }));
  const user = open();
  await screen.findByText('The roles could not be loaded.');
  answers(role);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await list()).getAllByRole('link')).toHaveLength(1);
});

it('takes no focus, and J and K go through the rows', async () => {
  answers(role, old);
  const user = open();
  const links = (await list()).getAllByRole('link');
  expect(document.activeElement).toBe(document.body);
  await user.keyboard('jj');
  expect(document.activeElement).toBe(links[1]);
  await user.keyboard('k');
  expect(document.activeElement).toBe(links[0]);
});

it('on a phone the filters are in one sheet, whose button counts those that are chosen', async () => {
  answers(role);
  const user = open('/roles?search=rust&kind=intern');
  await list();
  expect(screen.queryByRole('combobox')).toBeNull();
  const button = screen.getByRole('button', { name: 'Filter (1)' });
  await user.click(button);
  const sheet = within(screen.getByRole('dialog', { name: 'Filter roles' }));
  expect(sheet.getAllByRole('combobox')).toHaveLength(4);
  await user.click(sheet.getByRole('checkbox', { name: 'Pay shown' }));
  await user.click(sheet.getByRole('button', { name: 'Show roles' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/roles?search=rust&kind=intern&pay=true');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter (2)' })),
  );
});
