import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { withPatience } from '@/platform/loading/patience';
import type { Access } from '@/facts/guards';
import { prefetching, type LoadQueries } from './prefetch';

/** What the gate reads from a route. */
export type RouteHandle = { access: Access };

type LazyModule = { default: ComponentType };

/** One line of the route table: where, for whom, which file, and what it will ask the server. */
export function page(
  path: string,
  access: Access,
  load: () => Promise<LazyModule>,
  queries?: LoadQueries,
): RouteObject {
  return {
    path,
    handle: { access } satisfies RouteHandle,
    lazy: withPatience(async () => ({ Component: (await load()).default })),
    ...(queries === undefined ? {} : prefetching(access, queries)),
  };
}
