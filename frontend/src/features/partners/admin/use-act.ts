import { useMutation } from '@tanstack/react-query';
import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { notify } from '@/ui/notify';
import { refreshPartner } from './api';
import { text } from './text';

type Act<Said> = { send: (said: Said) => Promise<unknown>; done: string; onDone: () => void };

/** One act about a partner. Where a colleague was faster, everything is loaded again. */
export function useAct<Said>(partner: string, { send, done, onDone }: Act<Said>) {
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      notify('success', done);
      void refreshPartner(partner);
      onDone();
    },
    onError: (error) => {
      if (hasCode(error, 'stale_version')) void refreshPartner(partner);
    },
  });
}

/** What a dialog says where it was not done. */
export function failureOf(error: Error | null) {
  if (error === null) return null;
  const isStale = hasCode(error, 'stale_version');
  return { words: isStale ? text.act.stale : failureWords(error, text.act.failed), error };
}
