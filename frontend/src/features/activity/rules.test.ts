import { describe, expect, it } from 'vitest';
import type { Activity } from '@/api/words/company/home';
import { aboutOf, actorOf, fold, leadOf } from './rules';

const row = (change: Partial<Activity> = {}): Activity => ({
  number: 1,
  kind: 'shortlisted',
  by: 'member',
  by_name: 'Ruth',
  title: 'Fitter',
  whom: { code: 'K7F2', name: 'Ben' },
  place_id: 'p',
  parent_id: 'r',
  at: '2031-11-14T17:00:00Z',
  ...change,
});

describe('a row of the activity', () => {
  it.each<[string, Partial<Activity>, string | null]>([
    ['a member by name', {}, 'Ruth'],
    ['a colleague who has left', { by_name: null }, 'A former colleague'],
    ['the candidate by name', { kind: 'withdrew', by: 'candidate', by_name: null }, 'Ben'],
    [
      'the candidate by code while the name is hidden',
      { kind: 'withdrew', by: 'candidate', whom: { code: 'K7F2', name: null } },
      'Candidate K7F2',
    ],
    [
      'a candidate who is erased',
      { kind: 'withdrew', by: 'candidate', whom: { code: null, name: null } },
      'A candidate',
    ],
    ['Assay', { kind: 'role_published', by: 'assay', by_name: null, whom: null }, 'Assay'],
    ['nobody in particular', { kind: 'offer_expired', by: 'assay', by_name: null }, null],
  ])('names %s', (_, change, actor) => {
    expect(actorOf(row(change))).toBe(actor);
  });

  it('says whom and what it is about, and nobody twice', () => {
    expect(aboutOf(row(), 0)).toBe('Ben · Fitter');
    expect(aboutOf(row({ kind: 'withdrew', by: 'candidate' }), 0)).toBe('Fitter');
    expect(aboutOf(row({ kind: 'graded', by: 'assay' }), 1)).toBe('Ben and one other · Fitter');
    expect(aboutOf(row({ kind: 'introduction_accepted', by: 'candidate', title: '' }), 0)).toBe('');
    expect(aboutOf(row({ kind: 'role_closed', whom: null }), 0)).toBe('Fitter');
  });

  it('leads to where it is looked at', () => {
    const lead = (change: Partial<Activity>, others = 0) => leadOf({ row: row(change), others });
    expect(lead({})).toBe('/client-dashboard/talent-selection/r/p');
    expect(lead({}, 3)).toBe('/client-dashboard/talent-selection/r');
    expect(lead({ kind: 'started', by: 'candidate' })).toBe('/client-dashboard/assessment/r');
    expect(lead({ kind: 'graded', by: 'assay' })).toBe('/report/p');
    expect(lead({ kind: 'graded', by: 'assay' }, 2)).toBe('/client-dashboard/assessment/r');
    expect(lead({ kind: 'role_closed', whom: null })).toBe('/client-dashboard/create-jobs/p');
    expect(lead({ kind: 'member_joined', place_id: null, parent_id: null })).toBe(
      '/client-dashboard/profile',
    );
  });

  it('stands for those that say the same of others right after it on that day', () => {
    const sent = (number: number, change: Partial<Activity> = {}) =>
      row({ kind: 'invited', number, ...change });
    const folded = fold([
      sent(9),
      sent(8),
      sent(7),
      sent(6, { by_name: 'Rex' }),
      sent(5, { at: '2031-11-13T17:00:00Z' }),
      sent(4, { parent_id: 'other', at: '2031-11-13T17:00:00Z' }),
      row({ kind: 'checked_in', number: 3 }),
      row({ kind: 'checked_in', number: 2 }),
    ]);
    expect(folded.map((one) => [one.row.number, one.others])).toEqual([
      [9, 2],
      [6, 0],
      [5, 0],
      [4, 0],
      [3, 0],
      [2, 0],
    ]);
  });
});
