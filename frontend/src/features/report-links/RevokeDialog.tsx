import { useMutation } from '@tanstack/react-query';
import { failureWords } from '@/api/failure';
import { AlertDialog } from '@/ui/AlertDialog';
import { ErrorBox } from '@/ui/ErrorBox';
import { notify } from '@/ui/notify';
import { revokeLink } from './api';
import { text } from './text';

const words = text.revoke;

type RevokeDialogProps = { report: string; link: string; onClose: () => void };

/** Asks before a link stops working. */
export function RevokeDialog({ report, link, onClose }: RevokeDialogProps) {
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => revokeLink(report, link),
    onSuccess: () => {
      notify('success', words.done);
      onClose();
    },
  });
  return (
    <AlertDialog
      open
      danger
      onOpenChange={onClose}
      title={words.title}
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
