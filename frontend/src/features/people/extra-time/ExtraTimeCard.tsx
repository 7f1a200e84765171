import { useState } from 'react';
import type { AdminCandidateDetail } from '@/api/words';
import { percentOf } from '@/features/accommodations/rules';
import { proposeExtraTime, refreshCandidates } from '@/features/people/api';
import { nameOf, reasonProblem } from '@/features/people/rules';
import { text as people } from '@/features/people/text';
import { failureOf, useDecision } from '@/features/review-queue/hooks';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { text } from './text';

type Person = Pick<AdminCandidateDetail, 'id' | 'display_name' | 'extra_time_percent'>;
type Problems = { percent?: string; reason?: string };

/** What is wrong with what was typed; an empty percentage proposes nothing. */
function problemsOf(percent: string, reason: string): Problems {
  const isWrong = percent.trim() !== '' && percentOf(percent) === null;
  const wrong = reasonProblem(reason);
  return {
    ...(isWrong ? { percent: text.percentProblem } : {}),
    ...(wrong === undefined ? {} : { reason: wrong }),
  };
}

function ProposeDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [percent, setPercent] = useState(person.extra_time_percent?.toString() ?? '');
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const mutation = useDecision({
    send: (why: string) => proposeExtraTime(person, percentOf(percent), why),
    refresh: refreshCandidates,
    done: text.done,
    onDone: onClose,
  });
  const submit = () => {
    if (mutation.isPending) return;
    const found = problemsOf(percent, reason);
    setProblems(found);
    if (Object.keys(found).length === 0) mutation.mutate(reason.trim());
  };
  const failed = people.act.failed;
  return (
    <FormDialog
      title={text.ask(nameOf(person))}
      description={text.lead}
      failure={failureOf(mutation.error, { stale: failed, failed })}
      words={{ cancel: people.act.cancel, submit: text.submit }}
      loading={mutation.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={text.percent} hint={text.percentHint} error={problems.percent}>
        <Input
          inputMode="numeric"
          value={percent}
          onChange={(event) => setPercent(event.target.value)}
        />
      </Field>
      <Field label={text.reason} hint={text.reasonHint} error={problems.reason}>
        <Textarea value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

/** Extra time that is proposed to a candidate with each invitation. */
export function ExtraTimeCard({ person }: { person: Person }) {
  const [open, setOpen] = useState(false);
  const { extra_time_percent: percent } = person;
  return (
    <Card title={text.title} headingLevel={3}>
      <p className="text-sm">{percent === null ? text.none : text.proposed(percent)}</p>
      <p className="mt-1 text-sm text-fg-muted">{text.lead}</p>
      <div className="mt-3">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {percent === null ? text.propose : text.change}
        </Button>
      </div>
      {open && <ProposeDialog person={person} onClose={() => setOpen(false)} />}
    </Card>
  );
}
