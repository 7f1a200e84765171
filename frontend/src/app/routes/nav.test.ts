import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { places } from '@/features/help/rules';
import { footerLinks } from '@/features/shell/bars/Footer';
import { floatingLinks, palettePages, publicLinks } from '@/features/shell/rules';
import { routes } from '@/app/router';
import { paths } from '@/facts/paths';

const person = { is_company: false, is_admin: false, is_partner: false, is_billing_staff: false };

/** The pattern that an address has in the table; unknown ones have the one of everything. */
function patternOf(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://assay.test');
  return matchRoutes(routes, pathname)?.at(-1)?.route.path;
}

const offered = [
  ...publicLinks,
  ...floatingLinks,
  ...footerLinks,
  ...palettePages(null),
  ...palettePages(person),
  ...palettePages({ ...person, is_partner: true }),
  ...palettePages({ ...person, is_company: true, is_billing_staff: true }),
  ...palettePages({ ...person, is_admin: true }),
];

it.each([...new Set(offered.map(({ path }) => path))])(
  'the public bars offer %s, which has a page',
  (path) => {
    expect(patternOf(path)).toBeDefined();
    expect(patternOf(path)).not.toBe('*');
  },
);

/** Pages that explain themselves, or are the help. */
const WITHOUT: readonly string[] = [
  paths.home,
  paths.about,
  paths.devMail,
  paths.help,
  paths.helpGuide,
  paths.howScored,
  paths.logoExport,
  paths.privacyPolicy,
  paths.sampleReport,
  paths.terms,
];

/** The pattern of every page: not of what only sends on, nor of what unknown addresses show. */
function pages(list: readonly RouteObject[]): string[] {
  return list.flatMap(({ path, lazy, children }) => [
    ...(path !== undefined && path !== '*' && lazy !== undefined ? [path] : []),
    ...pages(children ?? []),
  ]);
}

it('every page is described by a section of the help, or explains itself', () => {
  const all = pages(routes);
  expect(all.length).toBeGreaterThan(100);
  const described = Object.keys(places).map((name) => paths[name as keyof typeof paths] as string);
  const lacking = all.filter((path) => !described.includes(path) && !WITHOUT.includes(path));
  expect(lacking).toEqual([]);
  // Nothing is listed that is no page, or twice.
  expect(described.filter((path) => !all.includes(path))).toEqual([]);
  expect(described.filter((path) => WITHOUT.includes(path))).toEqual([]);
});
