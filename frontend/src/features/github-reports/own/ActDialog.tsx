import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { GithubReport } from '@/api/words/github-reports';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { act, refreshReports, type Act } from '@/features/github-reports/api';
import { text } from '@/features/github-reports/text';

const words = text.own;

type ActDialogProps = { one: GithubReport; what: Act; onClose: () => void };

/** Asks once before an answer, or before a report is taken back. */
export function ActDialog({ one, what, onClose }: ActDialogProps) {
  const client = useQueryClient();
  const company = one.company_name;
  const ask = company === null ? words.dialogs.remove : words.dialogs[what];
  const title = company === null ? words.dialogs.remove.title : words.dialogs[what].title(company);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => act(one, what),
    onSuccess: () => {
      notify('success', ask.done);
      onClose();
    },
    onSettled: () => refreshReports(client),
  });
  const why = (failed: Error) =>
    hasCode(failed, 'stale_version') ? words.stale : failureWords(failed, words.failed);
  const submit = company === null ? words.remove : words[what];
  return (
    <FormDialog
      title={title}
      description={ask.detail}
      failure={error === null ? null : { words: why(error), error }}
      words={{ cancel: words.dialogs.cancel, submit }}
      danger={what !== 'share'}
      loading={isPending}
      onSubmit={() => {
        if (!isPending) mutate();
      }}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  );
}
