import { CancelledError } from '@tanstack/react-query';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type { Prefetch } from '@/api/cache/prefetch';
import { ApiError } from '@/api/errors';
import { guard, type Access } from '@/facts/guards';
import { viewerOf } from '@/features/session/rules';
import { whoLooks } from '@/features/session/who-looks';
import { isChunkError } from '@/platform/loading/chunk-reload';
import { answerFor } from '@/platform/loading/parts';
import { logError } from '@/platform/log';

/** A page's queries, in a file of their own: it is small and is here before the page's. */
export type LoadQueries = () => Promise<Prefetch>;

async function begin(
  { params, request }: LoaderFunctionArgs,
  access: Access,
  load: LoadQueries,
): Promise<void> {
  const { pathname, search, searchParams } = new URL(request.url);
  const [queries, user] = await Promise.all([load(), whoLooks()]);
  if (!guard(viewerOf(user), access, pathname + search).allow) return;
  // The client has logged what failed.
  await Promise.allSettled(queries({ params, search: searchParams, user }));
}

/** The client logs a failed call, the page waits for a missing file itself, and a log-out cancels. */
const isKnown = (error: unknown): boolean =>
  error instanceof ApiError || isChunkError(error) || error instanceof CancelledError;

/** A loader that begins a page's queries beside its file, waits for nothing and never fails. */
export function prefetching(access: Access, load: LoadQueries) {
  return {
    loader: (args: LoaderFunctionArgs): null => {
      begin(args, access, load).catch((error: unknown) => {
        answerFor(error);
        if (!isKnown(error)) logError('prefetch', error);
      });
      return null;
    },
    // A page that is open reads its own query string.
    shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
      currentUrl.pathname !== nextUrl.pathname,
  };
}
