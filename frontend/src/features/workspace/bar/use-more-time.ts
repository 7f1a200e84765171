import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { watchNotifications } from '@/api/live/live';
import { refreshAttempt } from '@/features/attempts/api';
import { useUser } from '@/features/session/hooks';
import { text } from '@/features/workspace/text';
import { notify } from '@/ui/notify';

/**
 * Asks for the attempt again when a notification has come: the company may have given more time. Says so where
 * the end has moved.
 */
export function useMoreTime(attemptId: string, endsAt: string): void {
  const client = useQueryClient();
  const userId = useUser()?.id;
  const end = useRef(endsAt);
  useEffect(() => {
    end.current = endsAt;
  }, [endsAt]);
  useEffect(() => {
    if (userId === undefined) return undefined;
    let newest: string | null | undefined;
    return watchNotifications(userId, (standing) => {
      const isNew = newest !== undefined && standing.newest !== newest;
      newest = standing.newest;
      if (!isNew) return;
      const before = Date.parse(end.current);
      refreshAttempt(client, attemptId).then(
        (attempt) => {
          const minutes = Math.round((Date.parse(attempt.ends_at) - before) / 60_000);
          if (minutes > 0) notify('info', text.moreTime(minutes));
        },
        // The next look brings it: the end that counts is the server's.
        () => undefined,
      );
    });
  }, [client, attemptId, userId]);
}
