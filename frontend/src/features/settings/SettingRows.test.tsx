import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { AdminSetting } from '@/api/words/admin';
import { TooltipProvider } from '@/ui/Tooltip';
import { lookedOf } from './rules';
import { addressOf, Sections } from './Sections';
import { SettingRows } from './SettingRows';
import { text } from './text';

const number = (value: number) => ({ number: value, words: null });
const setting = (key: string, value: number): AdminSetting => ({
  key,
  group: 'limits',
  name: `Limit ${key}`,
  unit: 'per_day',
  value: number(value),
  default: number(5),
  least: 1,
  most: 500,
  version: 0,
  last: null,
});
const settings = [setting('a', 5), setting('b', 7), setting('c', 5)];
const nothing = () => undefined;

const names = () =>
  within(screen.getByRole('list', { name: 'Limits' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent ?? row.textContent);

function show(folded: boolean) {
  render(
    <TooltipProvider>
      <SettingRows
        settings={settings}
        label="Limits"
        folded={folded}
        onChange={nothing}
        onHistory={nothing}
      />
    </TooltipProvider>,
  );
}

it('shows what was changed, and folds what is at its default behind their number', async () => {
  show(true);
  expect(names()).toEqual(['Limit b', '2 at default']);
  const fold = screen.getByRole('button', { name: 'Limits: 2 at default' });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(fold);
  expect(names()).toEqual(['Limit b', '2 at default', 'Limit a', 'Limit c']);
  await userEvent.click(fold);
  expect(names()).toEqual(['Limit b', '2 at default']);
});

it('folds nothing where something is looked for', () => {
  show(false);
  expect(names()).toEqual(['Limit b', 'Limit a', 'Limit c']);
});

it('leads to sections with how many settings each has, and keeps the search', () => {
  const looked = lookedOf(new URLSearchParams('search=limit'));
  render(
    <MemoryRouter>
      <Sections settings={settings} looked={looked} />
    </MemoryRouter>,
  );
  const nav = screen.getByRole('navigation', { name: text.groupsLabel });
  const links = within(nav).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'All3',
    'Limits3',
    'Retention0',
    'Moderation0',
    'Changed1',
  ]);
  expect(links[0]?.getAttribute('aria-current')).toBe('page');
  expect(links[4]?.getAttribute('href')).toBe(
    '/admin-dashboard/settings?group=changed&search=limit',
  );
  const server = screen.getByRole('navigation', { name: 'In force on this server' });
  const own = within(server).getAllByRole('link');
  expect(own.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Features', '/admin-dashboard/settings?group=features'],
    ['Mail', '/admin-dashboard/settings?group=mail'],
    ['Providers', '/admin-dashboard/settings?group=providers'],
    ['Staff', '/admin-dashboard/settings?group=staff'],
    ['Hidden paths', '/admin-dashboard/settings?group=hidden_paths'],
    ['Environment', '/admin-dashboard/settings?group=environment&search=limit'],
  ]);
  expect(addressOf({ group: 'all', search: '' })).toBe('/admin-dashboard/settings');
});
