/** Calls about settings. */
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { AdminSetting, SettingValue, SettingVersion } from '@/api/words/admin';

const all = ['admin', 'settings'] as const;
const base = '/api/admin/settings';

export const settingsQuery = queryOptions({
  queryKey: [...all, 'list'] as const,
  queryFn: ({ signal }) => api.get(base, { signal }),
  staleTime: 0,
});

export const versionsQuery = (key: string) =>
  infiniteQueryOptions({
    queryKey: [...all, 'versions', key] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get(`${base}/{key}/versions`, { path: { key }, query: pageParams(pageParam), signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<SettingVersion>,
    staleTime: 0,
  });

/** What a change would do. It is a POST for its body only. */
export const previewQuery = (key: string, value: SettingValue) =>
  queryOptions({
    queryKey: [...all, 'preview', key, value] as const,
    queryFn: ({ signal }) =>
      api.post(`${base}/{key}/preview`, { path: { key }, body: { value }, signal }),
    staleTime: 0,
    retry: false,
  });

type Seen = Pick<AdminSetting, 'key' | 'version'>;

export async function changeSetting(
  { key, version }: Seen,
  { value, reason }: { value: SettingValue | null; reason: string },
): Promise<void> {
  await api.put(`${base}/{key}`, { path: { key }, body: { version, value, reason } });
}

export async function rollBack(
  { key, version }: Seen,
  { to, reason }: { to: number; reason: string },
): Promise<void> {
  await api.post(`${base}/{key}/roll-back`, { path: { key }, body: { version, to, reason } });
}

export const refreshSettings = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: all });
