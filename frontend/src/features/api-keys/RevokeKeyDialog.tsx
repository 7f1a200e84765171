import { useMutation } from '@tanstack/react-query';
import { failureWords } from '@/api/failure';
import type { ApiKey } from '@/api/words';
import { AlertDialog } from '@/ui/AlertDialog';
import { ErrorBox } from '@/ui/ErrorBox';
import { notify } from '@/ui/notify';
import { revokeKey } from './api';
import { text } from './text';

const words = text.revoke;

/** Asks before a key stops working. */
export function RevokeKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => revokeKey(apiKey.id),
    onSuccess: () => {
      notify('success', words.done(apiKey.name));
      onClose();
    },
  });
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
      {error !== null && (
        <div className="mt-3">
          <ErrorBox error={error}>{failureWords(error, words.failed)}</ErrorBox>
        </div>
      )}
    </AlertDialog>
  );
}
