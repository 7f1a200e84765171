import { expect, it } from 'vitest';
import type { MyInvitation } from '@/api/words';
import { isOpen, leadSentence, nextInvitation, profileSteps, welcomeDone } from './rules';
import { text } from './text';

const named = { username: 'emeka', email_verified: true };

function invitation(code: string, state: MyInvitation['state'], day = 1): MyInvitation {
  return {
    code,
    state,
    company_name: 'Pellworth',
    opens_at: null,
    assessment_title: 'Engineer',
    duration_minutes: 60,
    expires_at: `2031-03-${String(day).padStart(2, '0')}T12:00:00Z`,
    attempt_id: null,
    ends_at: null,
  };
}

it('a running attempt comes before everything else', () => {
  const list = [invitation('a', 'open', 1), invitation('b', 'started', 9)];
  expect(nextInvitation(list)?.code).toBe('b');
  expect(leadSentence(named, list)).toBe('An assessment is running. Its clock does not stop.');
});

it('of open invitations the one that closes first comes first', () => {
  const list = [
    invitation('late', 'open', 9),
    invitation('soon', 'open', 2),
    invitation('over', 'finished', 1),
  ];
  expect(nextInvitation(list)?.code).toBe('soon');
  expect(leadSentence(named, list)).toBe('2 assessments are open.');
});

it('finished, expired and cancelled invitations need nobody', () => {
  const list = [
    invitation('a', 'finished'),
    invitation('b', 'expired'),
    invitation('c', 'cancelled'),
  ];
  expect(list.some(isOpen)).toBe(false);
  expect(nextInvitation(list)).toBeNull();
  expect(leadSentence(named, list)).toBe('Nothing needs your attention today.');
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

it('the first sentence says what is missing before it says that nothing is', () => {
  expect(leadSentence({ username: null, email_verified: false }, [])).toBe(
    'Choose a username first.',
  );
  expect(leadSentence({ ...named, email_verified: false }, undefined)).toBe(
    'Verify your e-mail to see your invitations.',
  );
  expect(leadSentence(named, undefined)).toBeUndefined();
});

it('the steps of the welcome are ticked as they are done', () => {
  expect(welcomeDone({ email_verified: false }, [], [])).toEqual([false, false, false]);
  expect(welcomeDone(named, [invitation('a', 'open')], [])).toEqual([true, false, false]);
  const taken = [invitation('a', 'finished')];
  expect(welcomeDone(named, taken, [{ state: 'submitted' }])).toEqual([true, true, false]);
  expect(welcomeDone(named, taken, [{ state: 'graded' }])).toEqual([true, true, true]);
});

it('says that requests wait for an answer where nothing else is to be done', () => {
  const ready = { username: 'ada', email_verified: true };
  expect(leadSentence(ready, [], 1)).toBe(text.lead.asked(1));
  expect(leadSentence(ready, [], 2)).toContain('2 requests');
  expect(leadSentence(ready, [])).toBe(text.lead.none);
});
