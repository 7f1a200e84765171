import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { failureWords } from '@/api/failure';
import type { StoryReportReason } from '@/api/words';
import { confirmPath, loginPath } from '@/facts/paths';
import { useUser } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { RadioCards } from '@/ui/RadioCards';
import { Textarea } from '@/ui/Textarea';
import { reportStory } from '@/features/stories/api';
import { text } from '@/features/stories/text';

const words = text.report;
const DETAILS_MOST = 1000;
const cards = (Object.keys(words.reasons) as StoryReportReason[]).map((value) => ({
  value,
  title: words.reasons[value],
}));

type ReportDialogProps = { id: string; onClose: () => void };

/** Reports a story to Assay; needs a sign-in, so that nobody reports in bulk. */
export function ReportDialog({ id, onClose }: ReportDialogProps) {
  const user = useUser();
  const here = useLocation();
  if (user === null)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={words.title}
        description={words.signedOut}
        footer={
          <Button asChild variant="primary">
            <Link to={loginPath(here.pathname + here.search)}>{words.logIn}</Link>
          </Button>
        }
      />
    );
  if (!user.email_verified)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={words.title}
        description={words.unverified}
        footer={
          <Button asChild variant="primary">
            <Link to={confirmPath()}>{words.verify}</Link>
          </Button>
        }
      />
    );
  return <ReportForm id={id} onClose={onClose} />;
}

function ReportForm({ id, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<StoryReportReason>();
  const [details, setDetails] = useState('');
  const [missing, setMissing] = useState(false);
  const mutation = useMutation({
    mutationFn: (chosen: StoryReportReason) => {
      const said = details.trim();
      return reportStory(id, chosen, said === '' ? null : said);
    },
    onSuccess: () => {
      notify('success', words.done);
      onClose();
    },
  });
  const submit = () => {
    setMissing(reason === undefined);
    if (reason !== undefined && !mutation.isPending) mutation.mutate(reason);
  };
  const { error } = mutation;
  return (
    <FormDialog
      title={words.title}
      description={words.lead}
      failure={error === null ? null : { words: failureWords(error, words.failed), error }}
      words={{ cancel: words.cancel, submit: words.send }}
      loading={mutation.isPending}
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
      {missing && (
        <p role="alert" className="text-xs text-negative-text">
          {words.missing}
        </p>
      )}
      <Field label={words.details} hint={words.detailsHint} optional>
        <Textarea
          value={details}
          maxLength={DETAILS_MOST}
          onChange={(event) => setDetails(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
