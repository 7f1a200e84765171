import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '@/api/failure';
import { refreshRole, showNames } from '@/features/selection/api';
import { text } from '@/features/selection/text';
import { notify } from '@/ui/notify';
import { ReasonDialog } from './ReasonDialog';

const words = text.names;

type NamesDialogProps = { role: string; named: boolean; onClose: () => void };

/** Asks why names are to be shown before the shortlist, or not any more. */
export function NamesDialog({ role, named, onClose }: NamesDialogProps) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) => showNames(role, !named, reason),
    onSuccess: () => {
      notify('success', named ? words.hidden : words.shown);
      onClose();
    },
    onSettled: () => refreshRole(client, role),
  });
  return (
    <ReasonDialog
      words={{
        title: named ? words.hideTitle : words.showTitle,
        detail: words.detail,
        reason: words.reason,
        submit: named ? text.hideNames : text.showNames,
      }}
      failure={error === null ? null : { words: failureWords(error, words.failed), error }}
      loading={isPending}
      onSubmit={mutate}
      onClose={onClose}
    />
  );
}
