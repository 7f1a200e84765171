import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { waitingQuery } from './api';
import { countsByPage } from './rules';

const none: ReadonlyMap<string, number> = new Map();

/**
 * How much waits for the admin, by the page where it is done; nothing while that is not known. Whatever the admin does
 * may change it, so that it is asked for again after each act.
 */
export function useWaitingCounts(): ReadonlyMap<string, number> {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          void client.invalidateQueries({ queryKey: waitingQuery.queryKey });
      }),
    [client],
  );
  const { data } = useQuery({ ...waitingQuery, select: ({ items }) => countsByPage(items) });
  return data ?? none;
}
