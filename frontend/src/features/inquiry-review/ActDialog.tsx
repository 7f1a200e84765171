import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminInquiry, GrantedFlag, InquiryAct } from '@/api/words';
import { money } from '@/features/billing/rules';
import { failureOf, useDecision } from '@/features/review-queue/hooks';
import { plansQuery } from '@/features/subscriptions/api';
import { text as planText } from '@/features/subscriptions/text';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { actOn, refreshQueue, type Said } from './api';
import { reasonProblem } from './rules';
import { text } from './text';

const words = text.act;
const { plans: planWords, every } = planText;
const flags = ['payment', 'assessment_access', 'super_star_access'] as const;

/** The acts that need words, and what these are called. */
const wanted: Partial<Record<InquiryAct, string>> = {
  request_info: words.question,
  reject: words.reason,
  suspend: words.reason,
};

type FlagBoxesProps = { on: readonly GrantedFlag[]; onChange: (on: GrantedFlag[]) => void };

function FlagBoxes({ on, onChange }: FlagBoxesProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{words.flags}</legend>
      {flags.map((flag) => (
        <Checkbox
          key={flag}
          checked={on.includes(flag)}
          onChange={(next) => onChange(next ? [...on, flag] : on.filter((each) => each !== flag))}
          label={words.flagNames[flag]}
          hint={words.flagHints[flag]}
        />
      ))}
    </fieldset>
  );
}

const NONE = '';

type PlanFieldProps = { plan: string; onChange: (plan: string) => void };

/** The plan that the company has from today on, of those that are offered. */
function PlanField({ plan, onChange }: PlanFieldProps) {
  const query = useQuery(plansQuery);
  const offered = (query.data?.plans ?? []).filter(({ form }) => form.offered);
  if (query.isError) return <p className="text-sm text-fg-muted">{words.plansFailed}</p>;
  return (
    <Field label={words.plan} optional hint={words.planHint}>
      <Select
        value={plan === NONE ? 'none' : plan}
        onChange={(next) => onChange(next === 'none' ? NONE : next)}
        options={[
          { value: 'none', label: words.noPlan },
          ...offered.map(({ slug, form }) => ({
            value: slug,
            label: `${form.name}, ${planWords.price(money(form.price, form.currency), every[form.every])}`,
          })),
        ]}
      />
    </Field>
  );
}

type ActDialogProps = { inquiry: AdminInquiry; act: InquiryAct; onClose: () => void };

/** Asks once before an act, for the words or the choices it needs. */
export function ActDialog({ inquiry, act, onClose }: ActDialogProps) {
  const need = wanted[act];
  const [typed, setTyped] = useState('');
  const [on, setOn] = useState<GrantedFlag[]>([]);
  const [until, setUntil] = useState('');
  const [plan, setPlan] = useState(NONE);
  const [problem, setProblem] = useState<string>();
  const mutation = useDecision({
    send: (said: Said) => actOn(inquiry, act, said),
    refresh: refreshQueue,
    done: text.done[act],
    onDone: onClose,
  });

  const submit = () => {
    if (mutation.isPending) return;
    const said = typed.trim();
    const found = need === undefined ? undefined : reasonProblem(said);
    setProblem(found);
    if (found === undefined)
      mutation.mutate({ words: said, flags: on, until, plan: plan === NONE ? null : plan });
  };
  return (
    <FormDialog
      title={text.ask[act].title(inquiry.company_name)}
      description={
        inquiry.state === 'registered' && act === 'approve'
          ? text.ask.approve.direct
          : text.ask[act].detail
      }
      failure={failureOf(mutation.error, words)}
      words={{ cancel: words.cancel, submit: text.acts[act] }}
      danger={act === 'reject' || act === 'suspend'}
      loading={mutation.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {act === 'approve' && (
        <>
          <FlagBoxes on={on} onChange={setOn} />
          {on.length > 0 && (
            <Field label={words.until} optional hint={words.untilHint}>
              <Input type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
            </Field>
          )}
          <PlanField plan={plan} onChange={setPlan} />
        </>
      )}
      {(need !== undefined || act === 'approve') && (
        <Field
          label={need ?? words.note}
          error={problem}
          optional={need === undefined}
          {...(need === undefined ? { hint: words.noteHint } : {})}
        >
          <Textarea value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      )}
    </FormDialog>
  );
}
