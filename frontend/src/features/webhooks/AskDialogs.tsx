import { useMutation } from '@tanstack/react-query';
import { failureWords } from '@/api/failure';
import type { Webhook } from '@/api/words';
import { AlertDialog } from '@/ui/AlertDialog';
import { ErrorBox } from '@/ui/ErrorBox';
import { notify } from '@/ui/notify';
import { deleteWebhook, rotateSecret } from './api';
import { SecretDialog } from './SecretDialog';
import { text } from './text';

type AskDialogProps = { webhook: Webhook; onClose: () => void };

function Failure({ error }: { error: Error | null }) {
  if (error === null) return null;
  return (
    <div className="mt-3">
      <ErrorBox error={error}>{failureWords(error, text.failed)}</ErrorBox>
    </div>
  );
}

/** Asks before the secret is replaced; then the new one. */
export function RotateDialog({ webhook, onClose }: AskDialogProps) {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => rotateSecret(webhook),
  });
  if (data !== undefined) return <SecretDialog secret={data.secret} onClose={onClose} />;
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={text.rotating.title}
      description={text.rotating.detail}
      confirmLabel={text.rotate}
      cancelLabel={text.rotating.cancel}
      loading={isPending}
      onConfirm={() => {
        if (!isPending) mutate();
      }}
    >
      <Failure error={error} />
    </AlertDialog>
  );
}

/** Asks before a webhook goes. */
export function DeleteDialog({ webhook, onClose }: AskDialogProps) {
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => deleteWebhook(webhook),
    onSuccess: () => {
      notify('success', text.removing.done);
      onClose();
    },
  });
  return (
    <AlertDialog
      open
      danger
      onOpenChange={onClose}
      title={text.removing.title}
      description={text.removing.detail}
      confirmLabel={text.remove}
      cancelLabel={text.removing.cancel}
      loading={isPending}
      onConfirm={() => {
        if (!isPending) mutate();
      }}
    >
      <Failure error={error} />
    </AlertDialog>
  );
}
