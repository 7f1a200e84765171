import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MessageSquareReply } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { failureWords } from '@/api/failure';
import type { Story } from '@/api/words';
import { useUser } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Dialog } from '@/ui/Dialog';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Notice } from '@/ui/Notice';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { sendDispute, sendReply } from '@/features/stories/api';
import { text } from '@/features/stories/text';

const words = text.reply;
const REPLY_MOST = 2000;

type WordsFormProps = {
  label: string;
  hint?: string;
  missing: string;
  send: string;
  onSend: (said: string) => Promise<void>;
  onSent: () => void;
  onCancel?: () => void;
};

/** One text that a company sends; it stays in the field where the sending failed. */
function WordsForm({ label, hint, missing, send, onSend, onSent, onCancel }: WordsFormProps) {
  const [typed, setTyped] = useState('');
  const [empty, setEmpty] = useState(false);
  const mutation = useMutation({ mutationFn: onSend, onSuccess: onSent });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const said = typed.trim();
    setEmpty(said === '');
    if (said !== '' && !mutation.isPending) mutation.mutate(said);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <Field
        label={label}
        error={empty ? missing : undefined}
        {...(hint === undefined ? {} : { hint })}
      >
        <Textarea
          rows={5}
          maxLength={REPLY_MOST}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {mutation.isError && (
        <ErrorBox error={mutation.error}>{failureWords(mutation.error, words.failed)}</ErrorBox>
      )}
      <div className="flex flex-wrap justify-end gap-2 max-md:*:flex-1">
        {onCancel !== undefined && <Button onClick={onCancel}>{words.cancel}</Button>}
        <Button type="submit" variant="primary" loading={mutation.isPending}>
          {send}
        </Button>
      </div>
    </form>
  );
}

/** For a member of the company that the story is about: its one reply, and a dispute. */
export function CompanyCorner({ story }: { story: Story }) {
  const own = useUser()?.company?.id;
  const client = useQueryClient();
  const [sent, setSent] = useState(false);
  const [disputing, setDisputing] = useState(false);
  if (own === undefined || own !== story.company.company_id) return null;
  const refresh = () => void client.invalidateQueries({ queryKey: ['interviews', 'of-company'] });
  return (
    <div className="mt-7">
      <Card
        title={words.title}
        action={
          <Button size="sm" variant="ghost" onClick={() => setDisputing(true)}>
            {words.dispute}
          </Button>
        }
      >
        {story.reply !== null || sent ? (
          <Notice icon={MessageSquareReply}>{sent ? words.sent : words.replied}</Notice>
        ) : (
          <>
            <p className="mb-3 text-sm text-fg-muted">{words.lead}</p>
            <WordsForm
              label={words.label}
              hint={words.hint}
              missing={words.missing}
              send={words.send}
              onSend={(said) => sendReply(story.id, said)}
              onSent={() => {
                setSent(true);
                refresh();
              }}
            />
          </>
        )}
      </Card>
      {disputing && (
        <Dialog
          open
          onOpenChange={() => setDisputing(false)}
          title={words.disputeTitle}
          description={words.disputeLead}
        >
          <WordsForm
            label={words.disputeLabel}
            missing={words.disputeMissing}
            send={words.disputeSend}
            onSend={(said) => sendDispute(story.id, said)}
            onCancel={() => setDisputing(false)}
            onSent={() => {
              notify('success', words.disputeDone);
              setDisputing(false);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}
