import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { failureWords, requestIdOf } from '@/api/failure';
import type { StoryReportReason } from '@/api/words';
import { loginPath, verifyPath } from '@/facts/paths';
import { useUser } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { notify } from '@/ui/notify';
import { RadioCards } from '@/ui/RadioCards';
import { Textarea } from '@/ui/Textarea';
import { reportStory } from './api';
import { text } from './text';

const words = text.report;
const DETAILS_MOST = 1000;
const cards = (Object.keys(words.reasons) as StoryReportReason[]).map((value) => ({
  value,
  title: words.reasons[value],
}));

type ReportDialogProps = { id: string; onClose: () => void };

/** Tells Assay what is wrong with a story; needs a sign-in, so that nobody reports in bulk. */
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
            <Link to={verifyPath}>{words.verify}</Link>
          </Button>
        }
      />
    );
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={words.lead}>
      <ReportForm id={id} onClose={onClose} />
    </Dialog>
  );
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
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(reason === undefined);
    if (reason !== undefined && !mutation.isPending) mutation.mutate(reason);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
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
      {mutation.isError && (
        <ErrorBox requestId={requestIdOf(mutation.error)}>
          {failureWords(mutation.error, words.failed)}
        </ErrorBox>
      )}
      <div className="flex flex-wrap justify-end gap-2 max-md:*:flex-1">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" loading={mutation.isPending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
