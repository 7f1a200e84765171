import { describe, expect, it } from 'vitest';
import type { Company, CompanyOverview, Flags } from '@/api/words';
import { funnelPath } from './funnel-path';
import {
  type CompanyTab,
  greeting,
  laterSteps,
  leadSentence,
  mayAssess,
  type Newest,
  pageLock,
  percent,
  readsOnly,
  type Rights,
  setupSteps,
  tabLock,
  tabOf,
  tabs,
  tilesOf,
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
const company: Company = {
  id: 'c',
  name: 'Pellworth',
  state: 'approved',
  role: 'owner',
  review: null,
  trial: null,
  trial_ended_at: null,
  trial_offer: null,
};
const since = '2026-11-28T12:38:00Z';
const reviewed: Company = { ...company, state: 'unverified', review: { of: 'company', since } };
const trial = { ends_at: '2026-12-13T12:38:00Z', invitations: 10, invitations_left: 10 };
const rights = (flags: Flags, at: Company = company, email_verified = true): Rights => ({
  flags,
  company: at,
  email_verified,
});
const lockOf = (tab: CompanyTab, of: Rights) => {
  const lock = tabLock(tab, of);
  if (lock === null) throw new Error(`${tab} is open`);
  return lock;
};
const open = (flags: Flags, at: Company = company) =>
  tabs.filter((tab) => tabLock(tab, rights(flags, at)) === null);

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
      tabLock('assessment', rights({ ...none, ...flags }))?.reason;
    expect(reason({})).toBe('Needs a plan');
    expect(reason({ assessment_access: true })).toBe('Needs a plan');
    expect(reason({ payment: true })).toBe('Not switched on for you yet');
  });

  it('stay shut before the review and while the company is suspended, whatever was granted', () => {
    for (const [state, reason] of [
      ['unverified', 'Waiting for our review'],
      ['suspended', 'Your company is suspended'],
    ] as const) {
      const at = { ...reviewed, state };
      expect(open(all, at)).toEqual(['home', 'profile']);
      expect(tabLock('assessment', rights(all, at))?.reason).toBe(reason);
    }
    expect(open(all, { ...reviewed, state: 'suspended', trial })).toEqual(['home', 'profile']);
  });

  it('keep the debug assessment shut and offer a call', () => {
    const lock = tabLock('debug-assessment', rights(all));
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
    const lock = tabLock(tab, rights({ ...none, ...flags }));
    expect(lock?.who).toMatch(/\.$/u);
    expect(lock?.way.kind === 'page' ? lock.way.path : null).toBe(path);
    if (lock?.way.kind === 'talk') expect(lock.way.asks).toMatch(/\.$/u);
  });

  it('lead to the review while it runs, and to us while the company is suspended', () => {
    for (const tab of ['recruit-talent', 'create-jobs', 'assessment'] as const) {
      const at = (state: Company['state']) =>
        tabLock(tab, rights(all, { ...reviewed, state }))?.way;
      expect(at('unverified')).toMatchObject({ kind: 'page', path: '/company-activation' });
      expect(at('suspended')).toMatchObject({ kind: 'talk' });
    }
  });

  it('open the assessment during a free trial, also before the review, and nothing else', () => {
    expect(open(none, { ...company, trial })).toEqual(['home', 'assessment', 'profile']);
    expect(open(none, { ...reviewed, trial })).toEqual(['home', 'assessment', 'profile']);
    expect(mayAssess(rights(none, { ...reviewed, trial }))).toBe(true);
    // A person that was kept by an earlier version of this application says nothing of a trial.
    const kept = { ...company, trial: undefined } as unknown as Company;
    expect(open(none, kept)).toEqual(['home', 'profile']);
  });

  it('offer the owner a free trial until the address is confirmed, and a plan from then on', () => {
    const offer = { days: 14, invitations: 10 };
    for (const at of [company, reviewed]) {
      const lock = lockOf('assessment', rights(none, { ...at, trial_offer: offer }, false));
      expect(lock.detail).toBe('Confirm your e-mail to start a 14-day trial with 10 invitations.');
      expect(lock.way).toEqual({
        kind: 'page',
        label: 'Confirm your e-mail',
        path: '/confirm-email?next=%2Fclient-dashboard%2Fassessment',
      });
      expect(lockOf('assessment', rights(none, at)).detail).toBe(
        'Assessments open once you have a plan.',
      );
    }
    expect(lockOf('assessment', rights(none, company, false)).way.kind).toBe('talk');
    // A person that was kept by an earlier version of this application says nothing of an offer.
    const kept = { ...company, trial_offer: undefined } as unknown as Company;
    expect(lockOf('assessment', rights(none, kept, false)).way.kind).toBe('talk');
  });

  it('say since when Assay has had what it decides about, where it is for Assay to act', () => {
    const sinces = (at: Company, flags = none) =>
      Object.fromEntries(
        tabs.flatMap((tab) => {
          const lock = tabLock(tab, rights(flags, at));
          return lock === null ? [] : [[tab, lock.since]];
        }),
      );
    const shut = { 'debug-assessment': null };
    expect(sinces(company)).toMatchObject({ 'create-jobs': null, assessment: null });
    expect(sinces(reviewed)).toMatchObject({
      ...shut,
      'recruit-talent': since,
      'create-jobs': since,
      assessment: since,
    });
    const checked: Company = { ...company, review: { of: 'details', since } };
    expect(sinces(checked)).toEqual({
      ...shut,
      'recruit-talent': null,
      'create-jobs': since,
      'talent-selection': since,
      'my-interns': since,
      assessment: null,
    });
    expect(sinces(checked, { ...none, profile_completed: true })).toMatchObject({
      'talent-selection': null,
    });
    expect(sinces({ ...reviewed, state: 'suspended' })).toMatchObject({ 'create-jobs': null });
  });

  it('do not ask for the profile again while Assay checks it', () => {
    const checked: Company = { ...company, review: { of: 'details', since } };
    const lock = lockOf('create-jobs', rights(none, checked));
    expect(lock.reason).toBe('Waiting for our check');
    expect(lock.way).toMatchObject({ label: 'See your profile' });
  });

  it('send a company that is not in review to where it reads what is next', () => {
    const lock = lockOf('create-jobs', rights(all, { ...reviewed, review: null }));
    expect(lock.reason).toBe('Needs an approved company');
    expect(lock.way).toMatchObject({ path: '/company-activation' });
  });

  it('say what they hold, but for the one without a page', () => {
    for (const tab of tabs.filter((one) => one !== 'home' && one !== 'profile')) {
      const { holds } = lockOf(tab, rights(none));
      expect(holds.length === 0).toBe(tab === 'debug-assessment');
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

  const labelled = (steps: readonly { label: string; done: boolean }[]) =>
    steps.flatMap(({ label, done }) => (done ? [label] : []));

  it('has the six flags among its set-up steps, and counts them by flags and real rows', () => {
    const done = (flags: Flags, of: CompanyOverview) =>
      labelled([...setupSteps(rights(flags), of, null), ...laterSteps(rights(flags))]);
    expect(done(none, overview)).toEqual([]);
    const flags: [keyof Flags, string][] = [
      ['profile_completed', 'Complete the company profile'],
      ['payment', 'Payment agreed'],
      ['assessment_access', 'Assessments switched on'],
      ['marketing_completed', 'Applicants released to you'],
      ['accepted_interns', 'Hire your first intern'],
      ['super_star_access', 'Access to Recruit Talent'],
    ];
    for (const [flag, label] of flags)
      expect(done({ ...none, [flag]: all[flag] }, overview)).toEqual([label]);
    expect(done(all, overview).toSorted()).toEqual(flags.map(([, label]) => label).toSorted());
    const full = { ...overview, assessments: 1, invitations_sent: 1 };
    expect(done(all, full)).toHaveLength(9);
    expect(done(none, { ...overview, assessments: 1 })).toEqual(['Build your first assessment']);
  });

  it('a set-up begins with what the company can do now, each step as its button or with what it waits for', () => {
    const steps = (of: Rights, assessments: number, newest: Newest | null = null) =>
      setupSteps(of, { ...overview, assessments }, newest).map(({ label, path, when }) => [
        label,
        path ?? null,
        when ?? null,
      ]);
    const profile = ['Complete the company profile', '/client-dashboard/profile', null];
    const waits = 'Waiting for our review';
    const intern = ['Hire your first intern', '/company-activation', waits];
    const preview = ['Preview it as a candidate', null, 'after the first assessment'];
    const invite = ['Invite your first candidate', null, 'after the preview'];
    const build = '/client-dashboard/assessment/new';
    expect(steps(rights(none, reviewed, false), 0)).toEqual([
      ['Confirm your e-mail', '/confirm-email?next=%2Fclient-dashboard%2Fhome', null],
      profile,
      ['Build your first assessment', build, 'Needs a plan'],
      preview,
      invite,
      intern,
    ]);
    const tried = rights(none, { ...reviewed, trial });
    expect(steps(tried, 0)).toEqual([
      ['Build your first assessment', build, null],
      preview,
      invite,
      profile,
      intern,
    ]);
    const detail = '/client-dashboard/assessment/s1';
    const task = '/codebrainv2/shift-plan/p1?assessment=s1';
    const begun = (newest: Newest | null) => steps(tried, 1, newest).slice(1, 3);
    expect(begun({ id: 's1', tried: false, preview: task })).toEqual([
      ['Preview it as a candidate', task, null],
      invite,
    ]);
    expect(begun({ id: 's1', tried: false, preview: null })[0]?.[1]).toBe(detail);
    expect(begun({ id: 's1', tried: true, preview: null })[1]).toEqual([
      'Invite your first candidate',
      detail,
      null,
    ]);
    const over = { ...company, trial_ended_at: since };
    expect(steps(rights(none, over), 1).slice(2, 4)).toEqual([
      ['Preview it as a candidate', null, 'Needs a plan'],
      ['Invite your first candidate', null, 'Needs a plan'],
    ]);
    expect(steps(rights(all), 1).at(-1)?.[1]).toBe('/client-dashboard/talent-selection');
  });

  it('the first intern leads to the profile, to its check, and then to the roles', () => {
    const path = (flags: Flags, at: Company = company) =>
      setupSteps(rights(flags, at), overview, null).at(-1)?.path;
    expect(path(none)).toBe('/client-dashboard/profile');
    expect(path({ ...none, profile_completed: true })).toBe('/client-dashboard/create-jobs');
    expect(path(none, { ...company, state: 'suspended' })).toBe(
      '/client-dashboard/talent-selection',
    );
  });

  it('a preview is done once somebody looked, and the profile once it is with Assay', () => {
    const done = (newest: Newest | null, at: Company = { ...company, trial }) =>
      labelled(setupSteps(rights(none, at), { ...overview, assessments: 1 }, newest));
    const newest = { id: 's1', preview: null };
    expect(done({ ...newest, tried: false })).toEqual(['Build your first assessment']);
    expect(done({ ...newest, tried: true })).toContain('Preview it as a candidate');
    const checked: Company = { ...company, review: { of: 'details', since } };
    expect(done(null, checked)).toContain('Complete the company profile');
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

describe('after a free trial', () => {
  const over = { ...company, trial_ended_at: '2026-12-13T12:38:00Z' };

  it.each<[string, boolean]>([
    ['/client-dashboard/assessment', true],
    ['/client-dashboard/assessment/a1', true],
    ['/client-dashboard/assessment/a1/edit', false],
    ['/client-dashboard/assessment/new', false],
    ['/client-dashboard/assessment/review', false],
    ['/client-dashboard/create-jobs', false],
    ['/client-dashboard/home', true],
  ])('%s is open: %s', (path, isOpen) => {
    for (const at of [over, { ...over, state: 'unverified' as const }])
      expect(pageLock(path, rights(none, at)) === null).toBe(isOpen);
  });

  it('assessments are read, and no longer built; a plan opens all of it again', () => {
    const after = rights(none, over);
    expect([readsOnly(after), mayAssess(after)]).toEqual([true, false]);
    expect(pageLock('/client-dashboard/assessment/new', after)?.reason).toBe('Needs a plan');
    const paid = rights({ ...none, payment: true, assessment_access: true }, over);
    expect([readsOnly(paid), mayAssess(paid)]).toEqual([false, true]);
    const stopped = rights(none, { ...over, state: 'suspended' });
    expect([readsOnly(stopped), mayAssess(stopped)]).toEqual([false, false]);
  });
});
