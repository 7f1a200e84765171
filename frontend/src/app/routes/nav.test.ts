import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { footerLinks } from '@/features/shell/bars/Footer';
import { floatingLinks, palettePages, publicLinks } from '@/features/shell/rules';
import NotOpen from '@/pages/not-open/NotOpen';
import { areaName, workingTab } from '@/pages/not-open/text';
import { routes } from '@/app/router';

const person = { is_company: false, is_admin: false, is_partner: false, is_billing_staff: false };

/** The page behind an address; what only sends on has none. */
async function pageAt(address: string): Promise<unknown> {
  const { pathname } = new URL(address, 'http://assay.test');
  const lazy = matchRoutes(routes, pathname)?.at(-1)?.route.lazy as
    (() => Promise<RouteObject>) | undefined;
  return lazy === undefined ? undefined : (await lazy()).Component;
}

const offered = [
  ...publicLinks,
  ...floatingLinks,
  ...footerLinks,
  ...palettePages(null),
  ...palettePages(person),
  ...palettePages({ ...person, is_partner: true }),
];

it.each([...new Set(offered.map(({ path }) => path))])(
  'the public bars offer %s, which is built',
  async (path) => {
    expect(await pageAt(path)).not.toBe(NotOpen);
  },
);

it('a page that is being built is known as such', async () => {
  expect(await pageAt('/partner-dashboard/assessments')).toBe(NotOpen);
});

it.each([['/partner-dashboard/assessments', 'Assessments']])(
  '%s says that it is %s and offers a tab that works',
  async (path, name) => {
    expect(await pageAt(path)).toBe(NotOpen);
    expect(areaName(path)).toBe(name);
    const tab = workingTab(path);
    expect(tab).not.toBeNull();
    if (tab !== null) expect(await pageAt(tab.path)).not.toBe(NotOpen);
  },
);
