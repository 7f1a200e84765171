import type { RouteObject } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { page } from './route';

/** The small public pages under the top bar. */
export const smallPublicRoutes: RouteObject[] = [
  page(paths.privacyPolicy, 'public', () => import('@/pages/legal/Privacy')),
  page(paths.terms, 'public', () => import('@/pages/legal/Terms')),
  page(paths.about, 'public', () => import('@/pages/about/About')),
  page(paths.logoExport, 'public', () => import('@/pages/logo-export/LogoExport')),
];
