import { expect, it } from 'vitest';
import { themeFor } from './theme';

it.each([
  ['/codebrainv1', 'dark'],
  ['/codebrainv1/multi_task/x', 'dark'],
  ['/codebrainv2/ABCDE23456', 'dark'],
  ['/problem-builder-v2', 'dark'],
  ['/', 'light'],
  ['/report/1', 'light'],
  ['/client-dashboard/home', 'light'],
])('the theme of %s is %s', (pathname, theme) => {
  expect(themeFor(pathname)).toBe(theme);
});
