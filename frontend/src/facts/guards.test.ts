import { describe, expect, it } from 'vitest';
import { afterSignIn, guard, ownDashboard, type Access, type Viewer } from './guards';
import { loginPath, safeNext } from './paths';

const nobody: Viewer = { kind: 'anonymous' };
const dbData = { is_company: false, is_partner: false, is_admin: false };
const person = (flags: Partial<typeof dbData> = {}) =>
  ({ kind: 'user', email: 'ada@example.com', dbData: { ...dbData, ...flags } }) as const;
const viewers = {
  anonymous: nobody,
  candidate: person(),
  company: person({ is_company: true }),
  partner: person({ is_partner: true }),
  admin: person({ is_admin: true }),
} satisfies Record<string, Viewer>;

const HERE = '/some/page?q=1';
const LOGIN = '/login?next=%2Fsome%2Fpage%3Fq%3D1';

/** Every viewer at every kind of route; `ok` or where they are sent. */
const table: Record<keyof typeof viewers, Record<Access, string>> = {
  anonymous: {
    public: 'ok',
    guest: 'ok',
    'signed-in': LOGIN,
    user: LOGIN,
    company: LOGIN,
    admin: LOGIN,
  },
  candidate: {
    public: 'ok',
    guest: '/dashboard',
    'signed-in': 'ok',
    user: 'ok',
    company: '/dashboard',
    admin: '/dashboard',
  },
  company: {
    public: 'ok',
    guest: '/client-dashboard',
    'signed-in': 'ok',
    user: '/client-dashboard',
    company: 'ok',
    admin: '/client-dashboard',
  },
  partner: {
    public: 'ok',
    guest: '/partner-dashboard',
    'signed-in': 'ok',
    user: 'ok',
    company: '/partner-dashboard',
    admin: '/partner-dashboard',
  },
  admin: {
    public: 'ok',
    guest: '/admin-dashboard',
    'signed-in': 'ok',
    user: '/admin-dashboard',
    company: '/admin-dashboard',
    admin: 'ok',
  },
};

const cells = Object.entries(table).flatMap(([viewer, row]) =>
  Object.entries(row).map(([access, expected]) => [viewer, access, expected] as const),
);

describe('the guard', () => {
  it.each(cells)('for %s at a %s route says %s', (viewer, access, expected) => {
    const decision = guard(viewers[viewer as keyof typeof viewers], access as Access, HERE);
    expect(decision.allow ? 'ok' : decision.redirect).toBe(expected);
  });

  it.each(Object.entries(viewers))('never sends %s in a circle', (_, viewer) => {
    const accessOf: Record<string, Access> = {
      '/': 'public',
      '/dashboard': 'user',
      '/client-dashboard': 'company',
      '/partner-dashboard': 'signed-in',
      '/admin-dashboard': 'admin',
    };
    const access = accessOf[ownDashboard(viewer)] ?? 'admin';
    expect(guard(viewer, access, ownDashboard(viewer)).allow).toBe(true);
  });
});

describe('after signing in', () => {
  it('one goes where one wanted to go', () => {
    expect(afterSignIn(person(), '/login?next=%2Fcodebrainv2%2FABCDE23456')).toBe(
      '/codebrainv2/ABCDE23456',
    );
  });

  it('one goes to one’s dashboard when the wish is missing or leads away', () => {
    for (const here of [
      '/login',
      '/login?next=',
      '/login?next=%2F%2Fevil.example',
      '/login?next=https:evil',
    ]) {
      expect(afterSignIn(person(), here)).toBe('/dashboard');
    }
  });
});

describe('a next parameter', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/report/1?tab=tasks#two', '/report/1?tab=tasks#two'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https:evil.example', null],
    ['javascript:alert(1)', null],
    ['evil', null],
    ['/\t/evil.example', null],
    ['/.//evil.example', null],
    ['/..//evil.example', null],
    ['/%2e//evil.example', null],
    ['/%2E%2e//evil.example', null],
    ['/.\\/evil.example', null],
    ['/a/..//evil.example', null],
    ['/.//evil.example@assay.invalid', null],
    ['/\n/evil.example', null],
    ['/./dashboard', '/dashboard'],
    ['/a//b', '/a//b'],
    ['/a?next=//evil.example', '/a?next=//evil.example'],
    ['', null],
    [null, null],
  ])('%s leads to %s', (next, expected) => {
    expect(safeNext(next)).toBe(expected);
  });

  it('is left out when it would be the home page', () => {
    expect(loginPath('/')).toBe('/login');
    expect(loginPath('/dashboard')).toBe('/login?next=%2Fdashboard');
  });
});
