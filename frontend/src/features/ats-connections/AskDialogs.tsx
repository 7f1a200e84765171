import { useMutation } from '@tanstack/react-query';
import { failureWords } from '@/api/failure';
import type { AtsConnection } from '@/api/words';
import { AlertDialog } from '@/ui/AlertDialog';
import { ErrorBox } from '@/ui/ErrorBox';
import { notify } from '@/ui/notify';
import { deleteConnection, replaceKey } from './api';
import type { Confirmed } from './ConnectDialog';
import { MadeDialog } from './MadeDialog';
import { text } from './text';

type AskDialogProps = { connection: AtsConnection; onClose: () => void };

function Failure({ error }: { error: Error | null }) {
  // Who closes the question has changed nothing.
  if (error === null || error.name === 'NotConfirmed') return null;
  return (
    <div className="mt-3">
      <ErrorBox error={error}>{failureWords(error, text.failed)}</ErrorBox>
    </div>
  );
}

/** Asks before the key is replaced; then the new one. */
export function ReplaceDialog({
  connection,
  confirmed,
  onClose,
}: AskDialogProps & { confirmed: Confirmed }) {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => confirmed(() => replaceKey(connection)),
  });
  if (data !== undefined) return <MadeDialog made={data} onClose={onClose} />;
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={text.replacing.title}
      description={text.replacing.detail}
      confirmLabel={text.replace}
      cancelLabel={text.replacing.cancel}
      loading={isPending}
      onConfirm={() => {
        if (!isPending) mutate();
      }}
    >
      <Failure error={error} />
    </AlertDialog>
  );
}

/** Asks before a connection goes. */
export function DeleteDialog({ connection, onClose }: AskDialogProps) {
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => deleteConnection(connection),
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
