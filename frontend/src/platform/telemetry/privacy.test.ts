import { expect, it } from 'vitest';
import { asksForPrivacy } from './privacy';

it.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
])('%j asks for privacy: %s', (browser, expected) => {
  expect(asksForPrivacy(browser)).toBe(expected);
});
