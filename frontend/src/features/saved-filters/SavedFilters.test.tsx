import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { SavedFilter } from '@/api/words/admin';
import { TooltipProvider } from '@/ui/Tooltip';
import { SavedFilters } from './SavedFilters';

let get: MockInstance<typeof api.get>;
let create: MockInstance<typeof api.create>;
let put: MockInstance<typeof api.put>;
let remove: MockInstance<typeof api.remove>;

const filter = (id: string, name: string, query: string): SavedFilter => ({
  id,
  list: 'manage_interns',
  name,
  query,
});
const locked = filter('1', 'Locked', 'standing=locked');
const ada = filter('2', 'Ada', 'standing=all&search=ada');

beforeEach(() => {
  get = vi.spyOn(api, 'get').mockResolvedValue({ items: [ada, locked] });
  create = vi.spyOn(api, 'create').mockResolvedValue(locked);
  put = vi.spyOn(api, 'put').mockResolvedValue(locked);
  remove = vi.spyOn(api, 'remove').mockResolvedValue({});
});

function Where() {
  return <p data-testid="where">{useLocation().search}</p>;
}

const where = () => screen.getByTestId('where').textContent;
const button = () => screen.getByRole('button', { name: 'Saved filters' });
const item = (name: string | RegExp) => screen.findByRole('menuitem', { name });

/** The list of candidates at this address. */
function show(address = '?standing=locked&candidate=7') {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TooltipProvider>
        <MemoryRouter initialEntries={[`/${address}`]}>
          <SavedFilters list="manage_interns" />
          <Where />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

/** Opens the menu with the keyboard. */
const openMenu = () => fireEvent.keyDown(button(), { key: 'Enter' });
const choose = async (name: string | RegExp) =>
  fireEvent.keyDown(await item(name), { key: 'Enter' });

it('reads nothing before the menu is open, and opens a filter with the keyboard', async () => {
  show();
  expect(get).not.toHaveBeenCalled();
  openMenu();
  await item('Locked (shown now)');
  expect(get).toHaveBeenCalledWith(
    '/api/admin/saved-filters',
    expect.objectContaining({ query: { list: 'manage_interns' } }),
  );
  await choose('Ada');
  await waitFor(() => expect(where()).toBe('?standing=all&search=ada'));
});

it('saves the present filter without what is open, and says at the name what is wrong', async () => {
  show();
  const user = userEvent.setup();
  openMenu();
  await choose('Save this filter');
  const submit = await screen.findByRole('button', { name: 'Save' });
  await user.click(submit);
  await screen.findByText('Enter a name.');
  expect(create).not.toHaveBeenCalled();
  const detail = 'Another filter of this list has this name.';
  create.mockRejectedValueOnce(new ApiError({ status: 409, code: 'name_taken', detail }));
  await user.click(screen.getByLabelText('Name'));
  await user.paste(' Locked ');
  await user.click(submit);
  await screen.findByText(detail);
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { list: 'manage_interns', name: 'Locked', query: 'standing=locked' };
  const sent = ['/api/admin/saved-filters', { body, key: expect.any(String) as string }];
  expect(create.mock.calls).toEqual([sent, sent]);
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

it('offers to save nothing where nothing is filtered, and says that there is nothing yet', async () => {
  get.mockResolvedValue({ items: [] });
  show('?candidate=7');
  openMenu();
  await screen.findByText('None yet.');
  screen.getByText('Search or filter the list to save that.');
  expect(screen.queryByRole('menuitem', { name: 'Save this filter' })).toBeNull();
});

it('says where the filters could not be loaded, and tries again', async () => {
  get.mockRejectedValueOnce(new ApiError({ status: 503, code: 'busy', detail: '' }));
  show();
  openMenu();
  await choose('They could not be loaded. Retry');
  await item('Ada');
  expect(get).toHaveBeenCalledTimes(2);
});

it('renames a filter, puts the present one in its place, and removes it', async () => {
  show('?standing=unverified');
  const user = userEvent.setup();
  openMenu();
  await choose('Change saved filters');
  await user.click(await screen.findByRole('button', { name: 'Rename Ada' }));
  const field = screen.getByLabelText('New name of Ada');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.clear(field);
  await user.paste('Countess');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(screen.queryByLabelText('New name of Ada')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Replace Locked with the current filter' }));
  await waitFor(() => expect(put).toHaveBeenCalledTimes(2));
  const path = '/api/admin/saved-filters/{id}';
  const renamed = { name: 'Countess', query: 'standing=all&search=ada' };
  const replaced = { name: 'Locked', query: 'standing=unverified' };
  expect(put.mock.calls).toEqual([
    [path, { path: { id: '2' }, body: renamed }],
    [path, { path: { id: '1' }, body: replaced }],
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove Ada' }));
  await waitFor(() => expect(remove.mock.calls).toEqual([[path, { path: { id: '2' } }]]));
});

it('does not replace a filter by itself', async () => {
  show();
  const user = userEvent.setup();
  openMenu();
  await choose('Change saved filters');
  const replace = await screen.findByRole('button', {
    name: 'Replace Locked with the current filter',
  });
  await user.click(replace);
  expect(replace.getAttribute('aria-disabled')).toBe('true');
  expect(put).not.toHaveBeenCalled();
});
