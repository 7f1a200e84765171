import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasCode } from '@/api/errors';
import { requestIdOf } from '@/api/failure';
import { notify } from '@/ui/notify';
import { useShortcuts } from '@/ui/shortcuts';

type Decision<Said> = {
  send: (said: Said) => Promise<void>;
  refresh: (client: QueryClient) => Promise<void>;
  /** What is said once it is done. */
  done: string;
  onDone: () => void;
};

/** One decision on one version. Where somebody was faster, the queue is read again. */
export function useDecision<Said>({ send, refresh, done, onDone }: Decision<Said>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      notify('success', done);
      void refresh(client);
      onDone();
    },
    onError: (error) => {
      if (hasCode(error, 'stale_version')) void refresh(client);
    },
  });
}

/** What a decision's dialog says of a failure; `other` words what is no lost race. */
export function failureOf(error: Error | null, stale: string, other: (error: Error) => string) {
  if (error === null) return null;
  const words = hasCode(error, 'stale_version') ? stale : other(error);
  return { words, requestId: requestIdOf(error) };
}

/** A key for each act that is open and has one. */
export function useActKeys<Act extends string>(
  acts: readonly Act[],
  keyOf: Partial<Record<Act, string>>,
  choose: (act: Act) => void,
): void {
  const keys = useMemo(() => {
    const open = acts.flatMap((act) => {
      const key = keyOf[act];
      return key === undefined ? [] : [[key, () => choose(act)] as const];
    });
    return Object.fromEntries(open);
  }, [acts, keyOf, choose]);
  useShortcuts(keys);
}
