import {
  skipToken,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasCode } from '@/api/errors';
import type { LikeStatus } from '@/api/words';
import { confirmPath, loginPath } from '@/facts/paths';
import { useUser } from '@/features/session/hooks';
import { forget, read, write } from '@/platform/storage';
import { notify } from '@/ui/notify';
import { likeStatuses, saveLike } from './api';
import { text } from './text';

const likeKey = (id: string) => ['interviews', 'like', id] as const;
const savingKey = (id: string) => ['interviews', 'saving-like', id] as const;

function keep(client: QueryClient, id: string, status: LikeStatus): void {
  // While a click is on its way, its own answer is the newer one.
  if (client.isMutating({ mutationKey: savingKey(id) }) === 0)
    client.setQueryData<LikeStatus>(likeKey(id), status);
}

/**
 * Asks which of the stories the person likes, one call for each group of ids. A stranger and an empty
 * group cause no call; a failure is logged by the client and shown to nobody (spec §7, §8).
 */
export function useLikeStatuses(groups: readonly (readonly string[])[]): void {
  const client = useQueryClient();
  const signedIn = useUser() !== null;
  useQueries({
    queries: groups.map((ids) => ({
      queryKey: ['interviews', 'like-status', ids],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const found = await likeStatuses(ids, signal);
        for (const [id, status] of Object.entries(found)) keep(client, id, status);
        return found;
      },
      enabled: signedIn && ids.length > 0,
      retry: false,
    })),
  });
}

/** The status after a click, before the server has said so. */
export function clicked(before: LikeStatus, liked: boolean): LikeStatus {
  if (before.is_liked === liked) return before;
  return { is_liked: liked, likes_count: Math.max(0, before.likes_count + (liked ? 1 : -1)) };
}

const WAIT_MS = 30 * 60_000;

/** The like that a stranger wanted, if it is of this story and not long ago. */
export function wantedLike(stored: string | null, id: string, now: number): boolean {
  const [wanted, at] = (stored ?? '').split(' ');
  return wanted === id && now - Number(at) < WAIT_MS;
}

/** One story's like: what to show, and what a click does. The click shows at once and is taken back on failure. */
export function useLike(id: string, count: number) {
  const client = useQueryClient();
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const known = useQuery<LikeStatus>({ queryKey: likeKey(id), queryFn: skipToken }).data;
  const status = known ?? { is_liked: false, likes_count: count };
  const { mutate } = useMutation({
    mutationKey: savingKey(id),
    // One after the other: the server then ends where the last click wanted it.
    scope: { id: `like ${id}` },
    mutationFn: (liked: boolean) => saveLike(id, liked),
    onMutate: (liked) => {
      const before = client.getQueryData<LikeStatus>(likeKey(id)) ?? status;
      client.setQueryData<LikeStatus>(likeKey(id), clicked(before, liked));
      return { before };
    },
    onSuccess: (saved) => {
      if (client.isMutating({ mutationKey: savingKey(id) }) === 1)
        client.setQueryData<LikeStatus>(likeKey(id), saved);
    },
    onError: (error, liked, context) => {
      if (context !== undefined) client.setQueryData<LikeStatus>(likeKey(id), context.before);
      if (hasCode(error, 'email_unverified')) {
        notify('info', text.like.unverified, {
          label: text.like.verify,
          onClick: () => void navigate(confirmPath(location.pathname)),
        });
        return;
      }
      notify('error', liked ? text.like.failed : text.like.unlikeFailed, {
        label: text.like.retry,
        onClick: () => mutate(liked),
      });
    },
  });
  const signedIn = user !== null;
  useEffect(() => {
    if (!signedIn || !wantedLike(read('likeAfterLogin'), id, Date.now())) return;
    forget('likeAfterLogin');
    mutate(true);
  }, [signedIn, id, mutate]);
  const toggle = () => {
    if (signedIn) {
      mutate(!status.is_liked);
      return;
    }
    write('likeAfterLogin', `${id} ${Date.now()}`);
    void navigate(loginPath(pathname + search));
  };
  return { status, toggle };
}
