import { useQuery } from '@tanstack/react-query';
import type { User } from '@/api/words';
import type { Viewer } from '@/facts/guards';
import { configQuery, userQuery } from './api';
import { viewerOf } from './rules';
import { restore } from './sign-in/identity';
import { useSessionStatus, useUnavailable } from './store';

type ViewerState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void; retrying: boolean }
  | { status: 'ready'; viewer: Viewer; user: User | null };

/** Who looks, as the guards want it; `loading` until both provider and server have answered, `failed` where one cannot. */
export function useViewer(): ViewerState {
  const status = useSessionStatus();
  const unavailable = useUnavailable();
  const query = useQuery({ ...userQuery, enabled: status === 'signed-in' });
  if (status === 'loading')
    return unavailable === null
      ? { status: 'loading' }
      : { status: 'failed', error: unavailable, retry: restore, retrying: false };
  if (status === 'signed-out') return { status: 'ready', viewer: viewerOf(null), user: null };
  if (query.data !== undefined)
    return { status: 'ready', viewer: viewerOf(query.data), user: query.data };
  if (query.isError) {
    return {
      status: 'failed',
      error: query.error,
      retry: () => void query.refetch(),
      retrying: query.isFetching,
    };
  }
  return { status: 'loading' };
}

/** The signed-in person's record, or null. */
export function useUser(): User | null {
  const state = useViewer();
  return state.status === 'ready' ? state.user : null;
}

/** The run-time settings of this installation; undefined until they are here. */
export function useConfig() {
  return useQuery(configQuery).data;
}
