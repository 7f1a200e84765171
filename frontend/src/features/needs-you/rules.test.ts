import { describe, expect, it } from 'vitest';
import type { Need, NeedKind } from '@/api/words/company/home';
import { headOf, nameOf, pathOf, restOf } from './rules';

const need = (kind: NeedKind, change: Partial<Need> = {}): Need => ({
  kind,
  place_id: 'p',
  role_id: 'r',
  title: 'Fitter',
  whom: { code: 'K7F2', name: null },
  since: '2031-11-14T17:00:00Z',
  until: null,
  due_on: null,
  ...change,
});

describe('what needs somebody', () => {
  it.each<[NeedKind, string]>([
    ['review', '/client-dashboard/talent-selection/r/p'],
    ['introduced', '/client-dashboard/talent-selection/r/p'],
    ['scorecard', '/client-dashboard/talent-selection/r/p'],
    ['no_time', '/client-dashboard/talent-selection/r/p'],
    ['offer_ending', '/client-dashboard/talent-selection/r/p'],
    ['role_changes', '/client-dashboard/create-jobs/p'],
    ['extra_time', '/client-dashboard/assessment/p'],
    ['report_review', '/report/p'],
    ['result', '/report/p'],
    ['integrity_case', '/client-dashboard/assessment/review?case=p'],
    ['internship_item', '/client-dashboard/my-interns/p'],
    ['check_in', '/client-dashboard/my-interns/p'],
    ['intern_rating', '/client-dashboard/my-interns/p'],
    ['internship_end', '/client-dashboard/my-interns/p'],
    ['extension', '/client-dashboard/my-interns/p'],
    ['invoice_due', '/client-dashboard/invoices/p'],
  ])('of kind %s is done at %s', (kind, path) => {
    expect(pathOf(need(kind))).toBe(path);
  });

  it('is called by the code while the name is hidden, by the name after that, and by neither once erased', () => {
    expect(nameOf({ code: 'K7F2', name: null })).toBe('Candidate K7F2');
    expect(nameOf({ code: 'K7F2', name: 'Ben' })).toBe('Ben');
    expect(nameOf({ code: null, name: null })).toBe('A candidate');
  });

  it('is named after the person, and by its title where it is about nobody', () => {
    expect(headOf(need('review'))).toEqual({ name: 'Candidate K7F2', detail: 'Fitter' });
    const invoice = need('invoice_due', { whom: null, title: 'A-2031-000007' });
    expect(headOf(invoice)).toEqual({ name: 'A-2031-000007', detail: null });
  });

  it('beyond the list is counted by the list in which it stands', () => {
    const rest = restOf([
      { kind: 'check_in', count: 2 },
      { kind: 'review', count: 12 },
      { kind: 'scorecard', count: 1 },
    ]);
    expect(rest.map(({ label, count, path }) => [label, count, path])).toEqual([
      ['Talent selection', 13, '/client-dashboard/talent-selection'],
      ['My interns', 2, '/client-dashboard/my-interns'],
    ]);
    expect(restOf([])).toEqual([]);
  });
});
