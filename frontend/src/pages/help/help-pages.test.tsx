import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { paths } from '@/facts/paths';
import { TooltipProvider } from '@/ui/Tooltip';
import GuidePage from './GuidePage';
import HelpHome from './HelpHome';

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: paths.help, element: <HelpHome /> },
      { path: paths.helpGuide, element: <GuidePage /> },
    ],
    { initialEntries: [address] },
  );
  render(
    <TooltipProvider>
      <RouterProvider router={router} />
    </TooltipProvider>,
  );
  return router;
}

it('lists every guide, and finds a section as one types, which a link opens', async () => {
  const person = userEvent.setup();
  const router = open('/help');
  const list = screen.getByRole('list', { name: 'Guides' });
  expect(within(list).getAllByRole('link')).toHaveLength(8);
  await person.keyboard('/');
  await person.keyboard('extra time');
  const results = await screen.findByRole('region', { name: 'Sections found, best match first' });
  await vi.waitFor(() => expect(router.state.location.search).toBe('?q=extra+time'));
  expect(screen.queryByRole('list', { name: 'Guides' })).toBeNull();
  await person.click(within(results).getByRole('link', { name: 'Ask for extra time' }));
  expect(router.state.location.pathname + router.state.location.hash).toBe(
    '/help/candidates#ask-for-extra-time',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Help for candidates' })).toBeDefined();
});

it('says where nothing is found, and leads back to the guides', async () => {
  open('/help?q=xyzzy');
  expect(screen.getByText(/Nothing in the help matches “xyzzy”/)).toBeDefined();
  await userEvent.setup().click(screen.getByRole('link', { name: 'See all guides' }));
  expect(screen.getByRole('list', { name: 'Guides' })).toBeDefined();
});

it('a guide has a link at each heading, and its links lead to pages of the help', () => {
  open('/help/candidates');
  const section = document.getElementById('share-your-report');
  expect(section?.querySelector('h3')?.textContent).toBe('Share your report');
  const mark = screen.getByRole('link', { name: 'Link to “Share your report”' });
  expect(mark.getAttribute('href')).toBe('#share-your-report');
  expect(screen.getByRole('region', { name: 'Your reports' }).id).toBe('your-reports');
  const other = screen.getByRole('link', { name: 'your account' });
  expect(other.getAttribute('href')).toBe('/help/account');
  expect(screen.getByRole('link', { name: 'How scores are made' }).getAttribute('href')).toBe(
    '/how-scored',
  );
});

it('the entry of an error says what it means and what to do', () => {
  open('/help/errors');
  const entry = document.getElementById('stale_version')?.textContent;
  expect(entry).toContain('changed this since you opened it');
  expect(entry).toContain('What to do:');
});

it('says that there is no such guide', () => {
  open('/help/nothing');
  expect(screen.getByRole('heading', { level: 1, name: 'Guide not found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'See all guides' }).getAttribute('href')).toBe('/help');
});
