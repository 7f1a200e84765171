/** Calls about the private address of one's calendar. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { queryClient } from '@/api/cache/query-client';
import type { MadeCalendarAddress } from '@/api/words';

const address = '/api/users/calendar';

export const calendarQuery = queryOptions({
  queryKey: ['account', 'calendar'] as const,
  queryFn: ({ signal }) => api.get(address, { signal }),
  staleTime: 0,
});

const again = () => queryClient.invalidateQueries({ queryKey: calendarQuery.queryKey });

export async function makeAddress(): Promise<MadeCalendarAddress> {
  const made = await api.post(address, {});
  await again();
  return made;
}

export async function endAddress(): Promise<void> {
  await api.post(`${address}/delete`, {});
  await again();
}
