import type { RouteObject } from 'react-router-dom';
import { withPatience } from '@/platform/loading/patience';
import { paths } from '@/facts/paths';
import { page } from './route';

/** The person's own account, in the dashboard of their role. */
export const accountRoutes: RouteObject = {
  lazy: withPatience(async () => ({
    Component: (await import('@/features/shell/shells/own/AccountShell')).AccountShell,
  })),
  children: [
    page(paths.accountProfile, 'signed-in', () => import('@/pages/account/ProfilePage')),
    page(paths.accountSecurity, 'signed-in', () => import('@/pages/account/SecurityPage')),
    page(
      paths.accountNotifications,
      'signed-in',
      () => import('@/pages/account/NotificationsPage'),
      async () => (await import('@/pages/account/queries')).notifications,
    ),
    page(paths.accountAppearance, 'signed-in', () => import('@/pages/account/AppearancePage')),
    page(paths.accountPrivacy, 'signed-in', () => import('@/pages/account/PrivacyPage')),
  ],
};
