import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '@/api/failure';
import type { MyApplication } from '@/api/words';
import { AlertDialog } from '@/ui/AlertDialog';
import { ErrorBox } from '@/ui/ErrorBox';
import { notify } from '@/ui/notify';
import { keepApplication, myApplicationQuery, withdraw } from './api';
import { text } from './text';

const words = text.ask;

type WithdrawDialogProps = {
  application: Pick<MyApplication, 'id' | 'version'>;
  onClose: () => void;
};

/** Asks once: nobody applies for the same role twice. */
export function WithdrawDialog({ application, onClose }: WithdrawDialogProps) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => withdraw(application),
    onSuccess: (after) => {
      keepApplication(client, after);
      notify('success', words.done);
      onClose();
    },
    onError: () =>
      void client.invalidateQueries({ queryKey: myApplicationQuery(application.id).queryKey }),
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.detail}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      onConfirm={() => mutation.mutate()}
      loading={mutation.isPending}
      danger
    >
      {mutation.isError && (
        <ErrorBox className="mt-3" error={mutation.error}>
          {failureWords(mutation.error, words.failed)}
        </ErrorBox>
      )}
    </AlertDialog>
  );
}
