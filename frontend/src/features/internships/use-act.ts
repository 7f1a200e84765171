import { useMutation } from '@tanstack/react-query';
import { hasCode } from '@/api/errors';
import { notify } from '@/ui/notify';
import { internshipsAgain } from './api';

type Act = { send: () => Promise<unknown>; done: string; onDone?: () => void };

/** One act on an internship. Where the other side was faster, it is read again. */
export function useAct({ send, done, onDone }: Act) {
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      notify('success', done);
      await internshipsAgain();
      onDone?.();
    },
    onError: (error) => {
      if (hasCode(error, 'stale_version')) void internshipsAgain();
    },
  });
}
