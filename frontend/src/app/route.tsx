import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { withPatience } from '@/platform/patience';
import type { Access } from '@/facts/guards';

/** What the gate reads from a route. */
export type RouteHandle = { access: Access };

type LazyModule = { default: ComponentType };

/** One line of the route table: where, for whom, which file. */
export function page(path: string, access: Access, load: () => Promise<LazyModule>): RouteObject {
  return {
    path,
    handle: { access } satisfies RouteHandle,
    lazy: withPatience(async () => ({ Component: (await load()).default })),
  };
}
