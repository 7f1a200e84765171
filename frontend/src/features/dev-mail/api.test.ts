import { expect, it } from 'vitest';
import { landing } from './api';

const emulator = 'http://127.0.0.1:9099/emulator/action';

it.each([
  ['VERIFY_EMAIL', 'verifyEmail'],
  ['PASSWORD_RESET', 'resetPassword'],
])('the link of a %s mail leads to our own page, with its code', (requestType, mode) => {
  const oobLink = `${emulator}?mode=${mode}&oobCode=c1`;
  expect(landing({ requestType, oobLink })).toBe(`/reset-password?mode=${mode}&oobCode=c1`);
});

it('a log-in link goes the way that it names itself', () => {
  const oobLink = `${emulator}?mode=signIn&oobCode=c1&continueUrl=http%3A%2F%2F127.0.0.1%2Flogin`;
  expect(landing({ requestType: 'EMAIL_SIGNIN', oobLink })).toBe(oobLink);
});
