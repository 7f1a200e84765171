import { useMutation } from '@tanstack/react-query';
import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { notify } from '@/ui/notify';
import { invoiceAgain } from '@/features/billing/api';
import { text } from '@/features/billing/text';

/** One act on one version of an invoice. Where a colleague was faster, the invoice is loaded again. */
export function useAct<Said>(
  id: string,
  {
    send,
    done,
    onDone,
  }: { send: (said: Said) => Promise<unknown>; done: string; onDone: () => void },
) {
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      notify('success', done);
      onDone();
    },
    onError: (error) => {
      if (hasCode(error, 'stale_version')) void invoiceAgain(id);
    },
  });
}

/** What a dialog says where it was not done. */
export function failureOf(error: Error | null) {
  if (error === null) return null;
  const isStale = hasCode(error, 'stale_version');
  return { words: isStale ? text.act.stale : failureWords(error, text.act.failed), error };
}
