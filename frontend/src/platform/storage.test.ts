import { beforeEach, describe, expect, it } from 'vitest';
import { isFlagged, read, setFlag, write } from './storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the browser keeps', () => {
  it.each([
    ['referralCode', 'assay.referralCode', localStorage],
    ['referralCodeOfTab', 'assay.referralCode', sessionStorage],
    ['justSignedUp', 'assay.justSignedUp', localStorage],
    ['bannerDismissed', 'assay.bannerDismissed', sessionStorage],
    ['chunkReloadAt', 'assay.chunkReloadAt', sessionStorage],
    ['fixedQuestions', 'assay.fixedQuestions', localStorage],
  ] as const)('%s as %s', (key, name, area) => {
    write(key, 'kept');
    expect(area.getItem(name)).toBe('kept');
    expect(read(key)).toBe('kept');
  });

  it.each(['referralSet', 'verificationSent'] as const)('%s for each person', (flag) => {
    setFlag(flag, 'ada');
    expect([isFlagged(flag, 'ada'), isFlagged(flag, 'emeka')]).toEqual([true, false]);
  });
});
