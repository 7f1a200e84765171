import { useState } from 'react';
import type { ModeratedStory, ModerationAct, ModerationReason, ReasonCode } from '@/api/words';
import { failureOf, useDecision } from '@/features/review-queue/hooks';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { decide, refreshQueues } from './api';
import { FindingList } from './CaseParts';
import { needsReason, reasonProblems, reasons } from './rules';
import { text } from './text';

const words = text.act;
const options = reasons.map((value) => ({ value, label: text.reasons[value] }));

type DecideDialogProps = { story: ModeratedStory; act: ModerationAct; onClose: () => void };

/** Asks once before a decision, and for the reason where the author receives one. */
export function DecideDialog({ story, act, onClose }: DecideDialogProps) {
  const [code, setCode] = useState<ReasonCode>();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const mutation = useDecision({
    send: (reason: ModerationReason | null) => decide(story, act, reason),
    refresh: refreshQueues,
    done: text.done[act],
    onDone: onClose,
  });
  const asks = needsReason(act);
  const problems = tried && asks ? reasonProblems(code, typed) : null;
  const submit = () => {
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
  return (
    <FormDialog
      title={text.asks[act].title}
      description={text.asks[act].detail}
      failure={failureOf(mutation.error, words)}
      words={{ cancel: words.cancel, submit: text.acts[act] }}
      danger={act === 'reject' || act === 'remove'}
      loading={mutation.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {asks && (
        <>
          <Field label={words.reason} error={problems?.code}>
            <Select value={code} options={options} placeholder={words.choose} onChange={setCode} />
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
    </FormDialog>
  );
}
