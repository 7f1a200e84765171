/** Calls that read how an answer was written. */
import { queryOptions } from '@tanstack/react-query';

import { api } from '@/api/client';

/** Whose eyes see it: those of somebody who may read the report, or of somebody with a link that was opened. */
export type PlaybackSource =
  | { readonly by: 'account'; readonly reportId: string; readonly taskId: string }
  | {
      readonly by: 'link';
      readonly opening: string;
      readonly secret: string;
      readonly position: number;
    };

export function playbackQuery(source: PlaybackSource) {
  return queryOptions({
    queryKey: ['playback', source] as const,
    queryFn: ({ signal }) => {
      if (source.by === 'account') {
        const path = { id: source.reportId, task: source.taskId };
        return api.get('/api/reports/{id}/tasks/{task}/playback', { path, signal });
      }
      const { opening, secret, position } = source;
      return api.post('/api/shared-playbacks', { body: { opening, secret, position }, signal });
    },
    // What was recorded does not change.
    staleTime: Infinity,
  });
}
