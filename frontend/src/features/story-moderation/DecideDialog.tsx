import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { hasCode } from '@/api/errors';
import { failureWords, requestIdOf } from '@/api/failure';
import type { ModeratedStory, ModerationAct, ModerationReason, ReasonCode } from '@/api/words';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { notify } from '@/ui/notify';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { decide, refreshQueues } from './api';
import { FindingList } from './CaseParts';
import { needsReason, reasonProblems, reasons } from './rules';
import { text } from './text';

const words = text.act;
const options = reasons.map((value) => ({ value, label: text.reasons[value] }));

/** One decision on one version. Where somebody was faster, the story is read again. */
function useDecision(story: ModeratedStory, act: ModerationAct, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: ModerationReason | null) => decide(story, act, reason),
    onSuccess: () => {
      notify('success', text.done[act]);
      void refreshQueues(client);
      onDone();
    },
    onError: (error) => {
      if (hasCode(error, 'stale_version')) void refreshQueues(client);
    },
  });
}

type DecideDialogProps = { story: ModeratedStory; act: ModerationAct; onClose: () => void };

/** Asks once before a decision, and for the reason where the author is told one. */
export function DecideDialog({ story, act, onClose }: DecideDialogProps) {
  const [code, setCode] = useState<ReasonCode>();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const mutation = useDecision(story, act, onClose);
  const asks = needsReason(act);
  const problems = tried && asks ? reasonProblems(code, typed) : null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (mutation.isPending) return;
    if (!asks) {
      mutation.mutate(null);
      return;
    }
    const found = reasonProblems(code, typed);
    if (code !== undefined && found.code === undefined && found.words === undefined)
      mutation.mutate({ code, text: typed.trim() });
  };
  const { error } = mutation;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.asks[act].title}
      description={text.asks[act].detail}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {asks && (
          <>
            <Field label={words.reason} error={problems?.code}>
              <Select
                value={code}
                options={options}
                placeholder={words.choose}
                onChange={setCode}
              />
            </Field>
            <Field label={words.words} hint={words.wordsHint} error={problems?.words}>
              <Textarea value={typed} onChange={(event) => setTyped(event.target.value)} />
            </Field>
          </>
        )}
        {act === 'publish' && story.warnings.length > 0 && (
          <div>
            <p className="mb-2 text-sm font-medium">{words.found(story.warnings.length)}</p>
            <FindingList warnings={story.warnings} />
          </div>
        )}
        {error !== null && (
          <ErrorBox requestId={requestIdOf(error)}>
            {hasCode(error, 'stale_version') ? words.stale : failureWords(error, words.failed)}
          </ErrorBox>
        )}
        <div className="flex flex-wrap justify-end gap-2 max-md:*:flex-1">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            type="submit"
            variant={act === 'reject' || act === 'remove' ? 'danger' : 'primary'}
            loading={mutation.isPending}
          >
            {text.acts[act]}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
