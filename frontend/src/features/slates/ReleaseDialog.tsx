import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '@/api/failure';
import type { SlateDetail } from '@/api/words/hiring/slates';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { refreshSlates, release } from './api';
import { FailedChecks } from './checks/ChecksCard';
import { text } from './text';

type ReleaseDialogProps = {
  slate: SlateDetail;
  /** Whom; null for everybody who waits. */
  chosen: readonly string[] | null;
  onDone: () => void;
  onClose: () => void;
};

/** Asks once before a company is shown applicants. */
export function ReleaseDialog({ slate, chosen, onDone, onClose }: ReleaseDialogProps) {
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => release(slate, chosen),
    onSuccess: ({ released }) => {
      notify('success', text.released(released));
      onDone();
      onClose();
    },
    onSettled: () => refreshSlates(client),
  });
  const count = chosen === null ? slate.counts.waiting : chosen.length;
  return (
    <FormDialog
      title={text.releaseTitle(count, slate.title)}
      description={text.releaseDetail}
      failure={error === null ? null : { words: failureWords(error, text.failed), error }}
      words={{ cancel: text.cancel, submit: text.release }}
      loading={isPending}
      onSubmit={() => {
        if (!isPending) mutate();
      }}
      onClose={onClose}
    >
      <FailedChecks checks={slate.checks} />
      {!slate.released && <p className="text-sm">{text.releaseFirst}</p>}
      {count > 500 && <p className="text-sm">{text.releaseMost}</p>}
    </FormDialog>
  );
}
