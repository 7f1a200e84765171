import type { Location } from 'react-router-dom';
import { expect, it } from 'vitest';
import { entryKey } from './entry-key';

const opened = (pathname: string, key = 'default'): Location => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key,
});

it('tells the first entries of two full loads apart, also of one address', () => {
  history.replaceState({ idx: 0 }, '');
  const first = entryKey(opened('/privacy-policy'));
  history.pushState({ idx: 0 }, '');
  const second = entryKey(opened('/how-scored'));
  history.pushState({ idx: 0 }, '');
  const again = entryKey(opened('/privacy-policy'));
  expect(new Set([first, second, again, 'default']).size).toBe(4);
});

it('knows an entry after a reload, and keeps what the router wrote there', () => {
  history.pushState({ idx: 3 }, '');
  const key = entryKey(opened('/terms'));
  expect(entryKey(opened('/terms'))).toBe(key);
  expect((history.state as { idx: number }).idx).toBe(3);
});

it('keeps the key of a page that has been left for another entry', () => {
  history.pushState({ idx: 0 }, '');
  const left = opened('/terms');
  const key = entryKey(left);
  history.pushState({ idx: 1, key: 'k1' }, '');
  expect(entryKey(left)).toBe(key);
  expect(entryKey(opened('/about', 'k1'))).toBe('k1');
  expect(history.state).toEqual({ idx: 1, key: 'k1' });
});
