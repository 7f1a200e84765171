import { api } from '@/api/client';
import { queryClient } from '@/api/cache/query-client';
import { endViewing, startViewing, viewing } from '@/api/token/view-as';
import type { ViewAsArea } from '@/api/words/presence';
import { logError } from '@/platform/log';
import { leaveTo } from '@/platform/navigation';
import { homeOf } from './rules';

/** Begins to view a dashboard as its owner, in this tab; the page is loaded again and shows nothing of before. */
export async function beginViewing(area: ViewAsArea, id: string, reason: string): Promise<void> {
  const begun = await api.create('/api/admin/view-as', { body: { area, id, reason } });
  if (begun.secret === null) throw new Error('the permission was begun by another request');
  const back = location.pathname + location.search;
  startViewing({
    id: begun.id,
    secret: begun.secret,
    area: begun.area,
    name: begun.name,
    person: begun.person,
    endsAt: begun.ends_at,
    back,
  });
  queryClient.clear();
  leaveTo(homeOf(begun.area));
}

/** Ends it, on the server too, and goes back. Where the server cannot be reached, it ends there by itself. */
export async function stopViewing(): Promise<void> {
  const as = viewing();
  if (as === null) return;
  const call = { path: { id: as.id }, asOneself: true };
  await api
    .post('/api/admin/view-as/{id}/stop', call)
    .catch((error: unknown) => logError('viewing was not stopped on the server', error));
  queryClient.clear();
  endViewing();
}
