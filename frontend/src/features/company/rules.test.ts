import { describe, expect, it } from 'vitest';
import type { Company, CompanyOverview, Flags } from '@/api/words';
import { funnelPath } from './funnel-path';
import {
  greeting,
  leadSentence,
  percent,
  setupSteps,
  tabLock,
  tabOf,
  tabs,
  tilesOf,
  type CompanyTab,
} from './rules';

const none: Flags = {
  payment: false,
  super_star_access: false,
  profile_completed: false,
  marketing_completed: false,
  accepted_interns: 0,
  assessment_access: false,
};
const all: Flags = {
  payment: true,
  super_star_access: true,
  profile_completed: true,
  marketing_completed: true,
  accepted_interns: 1,
  assessment_access: true,
};
const overview: CompanyOverview = {
  company: { id: 'c', name: 'Pellworth' },
  is_empty: false,
  figures: { open_roles: null, applicants: null, invitations: null, interns: null, invoices: null },
  assessments: 0,
  invitations_sent: 0,
  attempts_started: 0,
  reports_ready: 0,
  newest: [],
  closing: [],
};
const company: Company = { id: 'c', name: 'Pellworth', state: 'approved', role: 'owner' };
const open = (flags: Flags, at: Company = company) =>
  tabs.filter((tab) => tabLock(tab, { flags, company: at }) === null);

describe('the tabs of the client dashboard', () => {
  it('without any flag are home and profile', () => {
    expect(open(none)).toEqual(['home', 'profile']);
  });

  it('with every flag are all but the debug assessment', () => {
    expect(open(all)).toEqual(tabs.filter((tab) => tab !== 'debug-assessment'));
  });

  it.each<[Partial<Flags>, CompanyTab[]]>([
    [{ super_star_access: true }, ['recruit-talent']],
    [{ profile_completed: true }, ['create-jobs']],
    [{ marketing_completed: true }, ['talent-selection']],
    [{ accepted_interns: 1 }, ['my-interns']],
    [{ payment: true }, []],
    [{ assessment_access: true }, []],
    [{ payment: true, assessment_access: true }, ['assessment']],
  ])('%o opens just %o', (flags, opened) => {
    const now = open({ ...none, ...flags });
    expect(now.filter((tab) => tab !== 'home' && tab !== 'profile')).toEqual(opened);
  });

  it('say which of the two things the assessment still needs', () => {
    const reason = (flags: Partial<Flags>) =>
      tabLock('assessment', { flags: { ...none, ...flags }, company })?.reason;
    expect(reason({})).toBe('Needs a payment agreement');
    expect(reason({ assessment_access: true })).toBe('Needs a payment agreement');
    expect(reason({ payment: true })).toBe('Not switched on for you yet');
  });

  it('stay shut before the review and while the company is suspended, whatever was granted', () => {
    for (const [state, reason] of [
      ['unverified', 'Waiting for our review'],
      ['suspended', 'Your company is suspended'],
    ] as const) {
      const at = { ...company, state };
      expect(open(all, at)).toEqual(['home', 'profile']);
      expect(tabLock('assessment', { flags: all, company: at })?.reason).toBe(reason);
    }
  });

  it('keep the debug assessment shut and offer a call', () => {
    const lock = tabLock('debug-assessment', { flags: all, company });
    expect(lock?.reason).toBe('Disabled for now');
    expect(lock?.detail).toMatch(/disabled for now/);
  });

  it.each<[CompanyTab, Partial<Flags>, string | null]>([
    ['recruit-talent', {}, null],
    ['create-jobs', {}, '/client-dashboard/profile'],
    ['talent-selection', {}, '/client-dashboard/profile'],
    ['talent-selection', { profile_completed: true }, '/client-dashboard/create-jobs'],
    ['my-interns', {}, '/client-dashboard/profile'],
    ['my-interns', { profile_completed: true }, '/client-dashboard/create-jobs'],
    ['my-interns', { marketing_completed: true }, '/client-dashboard/talent-selection'],
    ['assessment', {}, null],
    ['assessment', { payment: true }, null],
    ['debug-assessment', {}, null],
  ])('%s with %o says who can open it and leads to %s', (tab, flags, path) => {
    const lock = tabLock(tab, { flags: { ...none, ...flags }, company });
    expect(lock?.who).toMatch(/\.$/u);
    expect(lock?.way.kind === 'page' ? lock.way.path : null).toBe(path);
    if (lock?.way.kind === 'talk') expect(lock.way.asks).toMatch(/\.$/u);
  });

  it('lead to the review while it runs, and to us while the company is suspended', () => {
    for (const tab of ['recruit-talent', 'create-jobs', 'assessment'] as const) {
      const at = (state: Company['state']) =>
        tabLock(tab, { flags: all, company: { ...company, state } })?.way;
      expect(at('unverified')).toMatchObject({ kind: 'page', path: '/company-activation' });
      expect(at('suspended')).toMatchObject({ kind: 'talk' });
    }
  });

  it('are found by their path', () => {
    expect(tabOf('/client-dashboard/my-interns')).toBe('my-interns');
    expect(tabOf('/client-dashboard/assessment/1')).toBe('assessment');
    expect(tabOf('/client-dashboard/github-reports')).toBeNull();
    expect(tabOf('/client-dashboard')).toBeNull();
  });
});

describe('the overview', () => {
  it('names what waits', () => {
    const row = { id: 'r' } as CompanyOverview['newest'][number];
    const sent = { ...overview, invitations_sent: 3 };
    expect(leadSentence(overview)).toBe('You haven’t sent an assessment yet.');
    expect(leadSentence(sent)).toBe('No report is ready yet.');
    expect(leadSentence({ ...sent, newest: [row], reports_ready: 1 })).toBe('One report is ready.');
    expect(leadSentence({ ...sent, newest: [row], reports_ready: 9 })).toBe('9 reports are ready.');
  });

  it('compares only with something', () => {
    expect(percent(1, 0)).toBeNull();
    expect(percent(51, 64)).toBe(80);
    expect(percent(0, 4)).toBe(0);
  });

  it('has the six flags among its set-up steps, and counts them by flags and real rows', () => {
    const done = (flags: Flags, of: CompanyOverview) =>
      setupSteps({ flags, company }, of).map((step) => step.done);
    expect(done(none, overview)).toEqual([false, false, false, false, false, false, false, false]);
    const flagged = [true, true, true, false, false, true, true, true];
    expect(done(all, overview)).toEqual(flagged);
    const full = { ...overview, assessments: 1, invitations_sent: 1 };
    expect(done(all, full).every(Boolean)).toBe(true);
    const flags: [keyof Flags, number][] = [
      ['profile_completed', 0],
      ['payment', 1],
      ['assessment_access', 2],
      ['marketing_completed', 5],
      ['accepted_interns', 6],
      ['super_star_access', 7],
    ];
    for (const [flag, at] of flags) {
      const one = done({ ...none, [flag]: all[flag] }, overview);
      expect(one.flatMap((is, index) => (is ? [index] : []))).toEqual([at]);
    }
  });

  it('lead from each open set-up step that the company takes itself to where it is taken', () => {
    const links = (flags: Flags, assessments: number) =>
      setupSteps({ flags, company }, { ...overview, assessments }).map((step) => step.path ?? null);
    const recruit = '/client-dashboard/recruit-talent';
    expect(links(none, 0)).toEqual([
      '/client-dashboard/profile',
      null,
      null,
      null,
      null,
      null,
      null,
      recruit,
    ]);
    expect(links(all, 1)).toEqual([
      '/client-dashboard/profile',
      null,
      null,
      '/client-dashboard/assessment/new',
      '/client-dashboard/assessment',
      '/client-dashboard/create-jobs',
      '/client-dashboard/talent-selection',
      recruit,
    ]);
  });

  it('has a tile for each number that there is, and none for what the reader may not see', () => {
    expect(tilesOf(overview.figures)).toEqual([]);
    const tiles = tilesOf({
      open_roles: 2,
      applicants: 0,
      invitations: { out: 3, finished: 1 },
      interns: 1,
      invoices: { due: 2, overdue: 1 },
    });
    expect(tiles.map(({ value, path }) => [value, path])).toEqual([
      [2, '/client-dashboard/create-jobs'],
      [0, '/client-dashboard/talent-selection'],
      [3, '/client-dashboard/assessment'],
      [1, '/client-dashboard/my-interns'],
      [2, '/client-dashboard/profile'],
    ]);
    expect(tiles.map((tile) => tile.detail)).toEqual([
      null,
      null,
      'One finished',
      null,
      'One is overdue',
    ]);
    const [invoices] = tilesOf({ ...overview.figures, invoices: { due: 0, overdue: 0 } });
    expect(invoices?.detail).toBeNull();
  });

  it('greets by the hour', () => {
    expect([4, 5, 11, 12, 17, 18, 23].map(greeting)).toEqual([
      'Good evening',
      'Good morning',
      'Good morning',
      'Good afternoon',
      'Good afternoon',
      'Good evening',
      'Good evening',
    ]);
  });
});

describe('the funnel', () => {
  it('falls from stage to stage and fills down to the edge', () => {
    const { line, area } = funnelPath([64, 51, 38], 600, 130);
    const levels = [...line.matchAll(/ ([\d.]+)H/g)].map((match) => Number(match[1]));
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(line.endsWith('H600.0')).toBe(true);
    expect(area).toBe(`${line}V130H0Z`);
  });

  it('of nothing is a line without NaN', () => {
    expect(funnelPath([0, 0, 0], 600, 130).line).not.toContain('NaN');
  });
});
