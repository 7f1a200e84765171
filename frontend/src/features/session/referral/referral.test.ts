import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { read, write } from '@/platform/storage';
import { currentReferral, dropReferral, keepReferral, storedReferral } from './referral';

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(api, 'post').mockResolvedValue(undefined as never);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('the referral code', () => {
  it('of the tab counts before that of the browser', () => {
    write('referralCode', 'of-browser');
    expect(storedReferral()).toBe('of-browser');
    write('referralCodeOfTab', 'of-tab');
    expect(storedReferral()).toBe('of-tab');
  });

  it('that is malformed in the tab does not hide the other', () => {
    write('referralCodeOfTab', '!');
    write('referralCode', 'of-browser');
    expect(storedReferral()).toBe('of-browser');
  });

  it.each(['ref', 'invite', 'inviteCode'])('is kept from the parameter %s', (name) => {
    history.replaceState(null, '', `/?${name}=emeka-osei`);
    keepReferral();
    expect(read('referralCode')).toBe('emeka-osei');
  });

  it('of an opened link is counted once a tab', () => {
    history.replaceState(null, '', '/?ref=emeka-osei');
    keepReferral();
    keepReferral();
    expect(vi.mocked(api.post).mock.calls).toEqual([
      ['/api/events/referral-click', { body: { code: 'emeka-osei' } }],
    ]);
  });

  it('of an opened link is counted where the path carries it, too', () => {
    expect(currentReferral('emeka-osei')).toBe('emeka-osei');
    currentReferral('emeka-osei');
    expect(vi.mocked(api.post).mock.calls).toEqual([
      ['/api/events/referral-click', { body: { code: 'emeka-osei' } }],
    ]);
  });

  it('that waits is not replaced by one of the address', () => {
    write('referralCode', 'first-one');
    history.replaceState(null, '', '/?ref=second-one');
    keepReferral();
    expect(storedReferral()).toBe('first-one');
  });

  it('that is malformed is ignored', () => {
    history.replaceState(null, '', '/?ref=no_good');
    keepReferral();
    expect(storedReferral()).toBeNull();
    expect(currentReferral('x')).toBeNull();
  });

  it('of a path is the one that counts in this tab', () => {
    write('referralCode', 'of-browser');
    expect(currentReferral('of-path')).toBe('of-path');
    expect(storedReferral()).toBe('of-path');
  });

  it('that is taken off is gone from both stores', () => {
    write('referralCode', 'of-browser');
    write('referralCodeOfTab', 'of-tab');
    dropReferral();
    expect(storedReferral()).toBeNull();
  });
});
