import type { RouteObject } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { page } from './route';

/** The small public pages under the top bar. */
export const smallPublicRoutes: RouteObject[] = [
  page(paths.privacyPolicy, 'public', () => import('@/pages/legal/Privacy')),
  page(paths.terms, 'public', () => import('@/pages/legal/Terms')),
  page(paths.about, 'public', () => import('@/pages/about/About')),
  page(paths.help, 'public', () => import('@/pages/help/HelpHome')),
  page(paths.helpGuide, 'public', () => import('@/pages/help/GuidePage')),
  page(paths.grid2arr, 'public', () => import('@/pages/grid2arr/Grid2arr')),
  page(
    paths.puzzles,
    'public',
    () => import('@/pages/arc/ArcList'),
    async () => (await import('@/pages/arc/queries')).puzzles,
  ),
  page(paths.logoExport, 'public', () => import('@/pages/logo-export/LogoExport')),
];
