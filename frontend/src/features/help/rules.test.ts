import { describe, expect, it } from 'vitest';
import { paths } from '@/facts/paths';
import { guides } from './guides';
import { helpAddress, helpPath, places } from './rules';

const readers = {
  nobody: null,
  candidate: { is_company: false, is_admin: false },
  company: { is_company: true, is_admin: false },
  admin: { is_company: false, is_admin: true },
} as const;

const addresses = new Set(
  guides.flatMap(({ id, sections }) =>
    sections.map((section) => helpAddress(`${id}#${section.id}`)),
  ),
);

describe('the help of a screen', () => {
  it.each(Object.keys(places))('%s leads to a section that exists, for everybody', (name) => {
    const place = places[name as keyof typeof places];
    if (place === null || place === undefined) return;
    for (const reader of Object.values(readers)) {
      const anchor = typeof place === 'function' ? place(reader) : place;
      expect(addresses).toContain(helpAddress(anchor));
    }
  });

  it.each([
    ['/client-dashboard/assessment/new', 'company', '/help/companies#build-an-assessment'],
    ['/client-dashboard/assessment/a1', 'company', '/help/companies#follow-invitations'],
    ['/codebrainv1/arc', 'candidate', '/help/candidates#solve-puzzles'],
    ['/codebrainv1/recalc', 'nobody', '/help/candidates#practise-a-problem'],
    ['/codebrainv2/fifocost/p1/report', 'company', '/help/authors#read-how-a-problem-went'],
    ['/report/r1', 'company', '/help/companies#read-a-report'],
    ['/report/r1', 'candidate', '/help/candidates#read-your-report'],
    ['/admin-dashboard/intern-profile/i1', 'admin', '/help/admin#look-after-a-candidate'],
    ['/about', 'nobody', paths.help],
    ['/somewhere', 'nobody', paths.help],
  ] as const)('%s, for %s: %s', (pathname, who, path) => {
    expect(helpPath(pathname, readers[who])).toBe(path);
  });

  it('is not offered in an attempt, which records that its window is left', () => {
    expect(helpPath('/codebrainv2/ABCDE23456', readers.candidate)).toBeNull();
  });
});
