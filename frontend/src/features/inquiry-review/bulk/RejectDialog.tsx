import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { AdminInquiry } from '@/api/words';
import type { InquiryRejection, InquiryRejectionPreview } from '@/api/words/admin';
import { previewRejections, refreshQueue, rejectSome } from '@/features/inquiry-review/api';
import { reasonProblem } from '@/features/inquiry-review/rules';
import { text } from '@/features/inquiry-review/text';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { LeftOut, Mails, Results } from './Outcomes';

const words = text.bulk;

type PreviewProps = {
  chosen: readonly AdminInquiry[];
  rows: readonly InquiryRejectionPreview[];
  sending: { error: Error | null; isPending: boolean };
  onBack: () => void;
  onSend: () => void;
  onClose: () => void;
};

/** Who gets which mail, and who is left out, before anything is done. */
function Preview({ chosen, rows, sending, onBack, onSend, onClose }: PreviewProps) {
  const count = rows.filter(({ mail }) => mail !== null).length;
  const { error } = sending;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.previewTitle(count, chosen.length)}
      description={words.previewDetail}
      footer={
        <>
          <Button onClick={onBack}>{words.back}</Button>
          <Button
            variant="danger"
            loading={sending.isPending}
            disabledReason={count === 0 ? words.none : undefined}
            onClick={onSend}
          >
            {words.submit(count)}
          </Button>
        </>
      }
    >
      <Mails of={chosen} rows={rows} />
      <LeftOut of={chosen} rows={rows.filter(({ mail }) => mail === null)} />
      {error !== null && (
        <ErrorBox error={error} className="mt-4">
          {failureWords(error, words.failed)}
        </ErrorBox>
      )}
    </Dialog>
  );
}

const isLeft = ({ inquiry }: InquiryRejection) => inquiry === null;

type RejectDialogProps = {
  /** As they were listed when they were chosen. */
  chosen: readonly AdminInquiry[];
  onRejected: () => void;
  onClose: () => void;
};

/** Asks for one reason, shows what it does to each inquiry, and rejects them once that was seen. */
export function RejectDialog({ chosen, onRejected, onClose }: RejectDialogProps) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  // The same key is the same call, so that sending again after a failure mails nobody twice.
  const key = useRef(idempotencyKey());
  const preview = useMutation({
    mutationFn: (said: string) => previewRejections(chosen, said),
    onSuccess: (rows) => {
      key.current = idempotencyKey();
      if (rows.some(({ mail }) => mail === null)) void refreshQueue(client);
    },
  });
  const send = useMutation({
    mutationFn: (rows: readonly InquiryRejectionPreview[]) => {
      const going = new Set(rows.flatMap(({ id, mail }) => (mail === null ? [] : [id])));
      const of = chosen.filter(({ id }) => going.has(id));
      return rejectSome(of, reason.trim(), key.current);
    },
    onSuccess: (rows) => {
      if (!rows.every(isLeft)) onRejected();
      if (rows.some(isLeft)) return;
      notify('success', words.done(rows.length));
      onClose();
    },
    onSettled: () => refreshQueue(client),
  });
  if (send.data?.some(isLeft) === true) {
    const rows = send.data;
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={words.partly(rows.filter((row) => !isLeft(row)).length, rows.length)}
        description={words.partlyDetail}
        footer={
          <Button variant="primary" onClick={onClose}>
            {words.close}
          </Button>
        }
      >
        <Results of={chosen} rows={rows} />
      </Dialog>
    );
  }
  if (preview.data !== undefined) {
    const rows = preview.data;
    return (
      <Preview
        chosen={chosen}
        rows={rows}
        sending={send}
        onBack={() => {
          send.reset();
          preview.reset();
        }}
        onSend={() => send.mutate(rows)}
        onClose={onClose}
      />
    );
  }
  const submit = () => {
    const said = reason.trim();
    const found = reasonProblem(said);
    setProblem(found);
    if (found === undefined && !preview.isPending) preview.mutate(said);
  };
  const { error } = preview;
  return (
    <FormDialog
      title={words.title(chosen.length)}
      description={words.detail}
      failure={error === null ? null : { words: failureWords(error, words.previewFailed), error }}
      words={{ cancel: text.act.cancel, submit: words.preview }}
      loading={preview.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={text.act.reason} hint={words.reasonHint} error={problem}>
        <Textarea value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
