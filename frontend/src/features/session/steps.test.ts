import { describe, expect, it } from 'vitest';
import { stepFor } from './steps';

const fresh = {
  is_company: false,
  is_partner: false,
  is_admin: false,
  email_verified: false,
  username: null,
  profile_completed: false,
};
const verified = { ...fresh, email_verified: true };
const named = { ...verified, username: 'ada' };
const complete = { ...named, profile_completed: true };
const invite = '/codebrainv2/ABCDE23456';

describe('a candidate’s way in', () => {
  it.each([
    ['a visitor begins at the account', 1, null, null, 1],
    ['a visitor cannot jump ahead', 3, null, null, 1],
    ['a new account verifies first', 1, fresh, null, 2],
    ['verifying can be left for later', 3, fresh, null, 3],
    ['a verified account chooses a name', 1, verified, null, 3],
    ['and does not verify again', 2, verified, null, 3],
    ['a named account completes its profile', 2, named, null, 4],
    ['a complete account has nothing left', 1, complete, null, null],
    ['an invitation waits for the e-mail', 1, fresh, invite, 2],
    ['an invitation waits for nothing else', 1, verified, invite, null],
    ['a company has no steps', 1, { ...fresh, is_company: true }, null, null],
    ['a partner has no steps', 1, { ...fresh, is_partner: true }, null, null],
    ['the admin has no steps', 1, { ...fresh, is_admin: true }, null, null],
    ['a step that does not exist is the end', 9, fresh, null, null],
  ] as const)('%s', (_, wanted, person, next, step) => {
    expect(stepFor(wanted, person, next)).toBe(step);
  });
});
