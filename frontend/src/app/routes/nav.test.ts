import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { footerLinks } from '@/features/shell/bars/Footer';
import { floatingLinks, palettePages, publicLinks } from '@/features/shell/rules';
import { routes } from '@/app/router';

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
