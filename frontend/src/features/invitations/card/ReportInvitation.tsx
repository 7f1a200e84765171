import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { failureWords } from '@/api/failure';
import type { InvitationReportReason } from '@/api/words/company/access';
import { reportInvitation } from '@/features/invitations/api';
import { text } from '@/features/invitations/text';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { RadioCards } from '@/ui/RadioCards';
import { Textarea } from '@/ui/Textarea';

const words = text.report;

/** The longest note that the server takes, in characters. */
const NOTE_MOST = 2000;

const cards = (Object.keys(words.reasons) as InvitationReportReason[]).map((value) => ({
  value,
  title: words.reasons[value],
}));

type ReportDialogProps = { code: string; onClose: () => void };

function ReportDialog({ code, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<InvitationReportReason>();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (chosen: InvitationReportReason) => {
      const said = note.trim();
      return reportInvitation(code, { reason: chosen, note: said === '' ? null : said });
    },
    onSuccess: () => {
      notify('success', words.done);
      onClose();
    },
  });
  const submit = () => {
    setMissing(reason === undefined);
    if (reason !== undefined && !isPending) mutate(reason);
  };
  return (
    <FormDialog
      title={words.title}
      description={words.lead}
      failure={error === null ? null : { words: failureWords(error, words.failed), error }}
      words={{ cancel: words.cancel, submit: words.send }}
      loading={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioCards
        label={words.reason}
        value={reason}
        onChange={(next) => {
          setReason(next);
          setMissing(false);
        }}
        cards={cards}
        className="gap-2"
      />
      {isMissing && (
        <p role="alert" className="text-xs text-negative-text">
          {words.missing}
        </p>
      )}
      <Field label={words.note} optional>
        <Textarea
          value={note}
          maxLength={NOTE_MOST}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

/** A quiet way to say that something is wrong with an invitation, or with the company that sent it. */
export function ReportInvitation({ code }: { code: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="link"
        className="min-h-6 align-baseline max-md:min-h-6!"
        onClick={() => setOpen(true)}
      >
        {words.ask}
      </Button>
      {open && <ReportDialog code={code} onClose={() => setOpen(false)} />}
    </>
  );
}
