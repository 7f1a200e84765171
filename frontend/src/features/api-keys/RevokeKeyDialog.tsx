import { useMutation } from '@tanstack/react-query';
import { failureWords } from '@/api/failure';
import type { ApiKey } from '@/api/words';
import { AlertDialog } from '@/ui/AlertDialog';
import { ErrorBox } from '@/ui/ErrorBox';
import { notify } from '@/ui/notify';
import { revokeKey } from './api';
import type { Confirmed } from './MakeKeyDialog';
import { text } from './text';

const words = text.revoke;

type RevokeKeyDialogProps = { apiKey: ApiKey; confirmed: Confirmed; onClose: () => void };

/** Asks before a key stops working. */
export function RevokeKeyDialog({ apiKey, confirmed, onClose }: RevokeKeyDialogProps) {
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => confirmed(() => revokeKey(apiKey.id)),
    onSuccess: () => {
      notify('success', words.done(apiKey.name));
      onClose();
    },
  });
  // Who closes the question has changed nothing.
  const failure = error?.name === 'NotConfirmed' ? null : error;
  return (
    <AlertDialog
      open
      danger
      onOpenChange={onClose}
      title={words.title(apiKey.name)}
      description={words.detail}
      confirmLabel={words.open}
      cancelLabel={words.cancel}
      loading={isPending}
      onConfirm={() => {
        if (!isPending) mutate();
      }}
    >
      {failure !== null && (
        <div className="mt-3">
          <ErrorBox error={failure}>{failureWords(failure, words.failed)}</ErrorBox>
        </div>
      )}
    </AlertDialog>
  );
}
