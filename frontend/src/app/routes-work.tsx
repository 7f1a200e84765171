import type { RouteObject } from 'react-router-dom';

/** Full-bleed dark pages without a shell. */
export const workspaceRoutes: RouteObject[] = [];

/** Pages inside the company's dashboard shell. */
export const clientRoutes: RouteObject[] = [];

/** Pages under the public top bar. */
export const publicRoutes: RouteObject[] = [];
