import { expect, it } from 'vitest';
import type { MyInvitation } from '@/api/words';
import { inOrder, leadSentence, profileSteps, welcomeSteps, type Waiting } from './rules';
import { text } from './text';

const named = { username: 'emeka', email_verified: true };

function invitation(code: string, state: MyInvitation['state']): MyInvitation {
  return {
    code,
    state,
    company_name: 'Pellworth',
    opens_at: null,
    assessment_title: 'Engineer',
    duration_minutes: 60,
    expires_at: '2031-03-01T12:00:00Z',
    attempt_id: null,
    ends_at: null,
  };
}

const waiting = (
  kind: Waiting['kind'],
  until: string | null = '2031-03-05T12:00:00Z',
): Waiting => ({
  kind,
  id: kind,
  title: 'Engineer',
  company: 'Pellworth',
  until,
  path: '/dashboard',
});

const list = (...items: Waiting[]) => ({ items, isWhole: true, isFailed: false });

it('an offer comes first, then a question, a running attempt, an invitation, a request and a change', () => {
  const order = ['offer', 'question', 'running', 'invitation', 'introduction', 'changes'] as const;
  const all = order.toReversed().map((kind) => waiting(kind));
  expect(inOrder(all).map(({ kind }) => kind)).toEqual(order);
});

it('of the same rank what ends first comes first, and what never ends comes last', () => {
  const all = [
    { ...waiting('meeting', null), id: 'never' },
    { ...waiting('github', '2031-03-09T12:00:00Z'), id: 'late' },
    { ...waiting('proposal', '2031-03-02T12:00:00Z'), id: 'soon' },
  ];
  expect(inOrder(all).map(({ id }) => id)).toEqual(['soon', 'late', 'never']);
});

it('says that nothing needs attention only once everything was read and nothing waits', () => {
  expect(leadSentence(named, list())).toBe(text.lead.none);
  expect(leadSentence(named, { ...list(), isWhole: false })).toBeUndefined();
  expect(leadSentence(named, { ...list(), isWhole: false, isFailed: true })).toBe(text.lead.failed);
  expect(leadSentence(named, list(waiting('offer')))).toBe('One thing needs your attention.');
  expect(leadSentence(named, list(waiting('offer'), waiting('changes', null)))).toBe(
    '2 things need your attention.',
  );
});

it('the first sentence says what is missing before it says that nothing is, and what waits before that', () => {
  const bare = { username: null, email_verified: false };
  expect(leadSentence(bare, list())).toBe('Choose a username first.');
  expect(leadSentence(bare, list(waiting('offer')))).toBe('One thing needs your attention.');
  expect(leadSentence({ ...named, email_verified: false }, list())).toBe(
    'Confirm your e-mail to see your invitations.',
  );
});

it('the profile asks for what the flags miss', () => {
  const done = (user: Parameters<typeof profileSteps>[0]) =>
    profileSteps(user)
      .filter((step) => step.done)
      .map((step) => step.key);
  expect(done({ username: null, email_verified: false, profile_completed: false })).toEqual([]);
  expect(done({ username: 'emeka', email_verified: true, profile_completed: false })).toEqual([
    'email',
    'username',
  ]);
});

const nothing = { hasPractised: false, hasApplied: false, hasJoined: false };
const done = (...given: Parameters<typeof welcomeSteps>) =>
  welcomeSteps(...given).map((step) => step.done);

it('the steps of the welcome are ticked as they are done', () => {
  expect(done({ email_verified: false }, [], [], nothing)).toEqual([false, false, false, false]);
  expect(done(named, [invitation('a', 'open')], [], nothing)).toEqual([true, false, false]);
  const taken = [invitation('a', 'finished')];
  expect(done(named, taken, [{ state: 'submitted' }], nothing)).toEqual([true, true, false]);
  expect(done(named, taken, [{ state: 'graded' }], nothing)).toEqual([true, true, true]);
});

it('without an invitation that can be taken they lead to a problem, a role and the pool', () => {
  const paths = (list: readonly MyInvitation[]) =>
    welcomeSteps(named, list, [], nothing).map(({ path }) => path);
  expect(paths([])).toEqual(['/confirm-email', '/codebrainv1', '/roles', '/talent-form']);
  expect(paths([invitation('a', 'declined')])).toEqual(paths([]));
  expect(paths([invitation('a', 'open')])[1]).toBe('/dashboard/assessments');
  const all = { hasPractised: true, hasApplied: true, hasJoined: true };
  expect(done(named, [], [], all)).toEqual([true, true, true, true]);
  expect(done(named, [], [], { ...nothing, hasJoined: true })).toEqual([true, false, false, true]);
});
