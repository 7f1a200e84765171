import { expect, it } from 'vitest';
import { barOf, showsBanner } from './rules';

it.each([
  ['/', 'floating'],
  ['/ai-assessment', 'floating'],
  ['/ai-assessment/', 'floating'],
  ['/login', 'none'],
  ['/role-selection', 'none'],
  ['/candidate-auth/emeka-osei/step/2', 'none'],
  ['/company-signup/emeka-osei', 'none'],
  ['/setup-password/uid', 'none'],
  ['/reset-password', 'none'],
  ['/dashboard', 'none'],
  ['/client-dashboard/home', 'none'],
  ['/client-dashboard/profile', 'none'],
  ['/partner-dashboard/overview', 'none'],
  ['/admin-dashboard/presence', 'none'],
  ['/account/profile', 'none'],
  ['/billing-dashboard', 'none'],
  ['/billing-dashboard/', 'none'],
  ['/billing-dashboard/invoices/1/edit', 'none'],
  ['/billing-dashboard/partner-statements', 'none'],
  ['/companies/1/dashboard', 'none'],
  ['/companies/1/dashboard/', 'none'],
  ['/companies/dashboard', 'top'],
  ['/companies/1/send-assessment', 'top'],
  ['/codebrainv2/ABCDE23456', 'none'],
  ['/codebrainv2/two-sum/p1', 'none'],
  ['/codebrainv2/two-sum/p1/report', 'top'],
  ['/codebrainv1', 'top'],
  ['/codebrainv1/lrucache', 'none'],
  ['/codebrainv1/multi_task/p1', 'none'],
  ['/codebrainv1/arc', 'top'],
  ['/codebrainv1/arc/p1', 'none'],
  ['/interview', 'top'],
  ['/interviews/pellworth/engineer/2026/1', 'top'],
  ['/talent-pool', 'top'],
  ['/companies/1', 'top'],
  ['/logins', 'top'],
  ['/privacy-policy', 'top'],
])('the bar of %s is %s', (pathname, bar) => {
  expect(barOf(pathname)).toBe(bar);
});

it('the banner shows in an in-app browser until it is dismissed', () => {
  expect(showsBanner('linkedin', null)).toBe(true);
  expect(showsBanner('webview', '1')).toBe(false);
  expect(showsBanner(null, null)).toBe(false);
});
