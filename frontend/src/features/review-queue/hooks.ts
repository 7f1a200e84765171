import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { notify } from '@/ui/notify';
import { useShortcuts } from '@/ui/shortcuts';

type Decision<Said> = {
  send: (said: Said) => Promise<void>;
  refresh: (client: QueryClient) => Promise<void>;
  /** What is said once it is done. */
  done: string;
  onDone: () => void;
};

/** One decision on one version. Where someone else was faster, the queue is read again. */
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

/** The words of a decision's dialog about a failure. */
export function failureOf(error: Error | null, words: { stale: string; failed: string }) {
  if (error === null) return null;
  const isStale = hasCode(error, 'stale_version');
  return { words: isStale ? words.stale : failureWords(error, words.failed), error };
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
