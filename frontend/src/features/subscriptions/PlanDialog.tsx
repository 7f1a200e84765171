import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { Plan, PlanForm } from '@/api/words/plans';
import { currencies } from '@/features/billing/rules';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { notify } from '@/ui/notify';
import { Select } from '@/ui/Select';
import { savePlan } from './api';
import { DEFAULT_PLAN, draftOf, formOf, type PlanDraft } from './rules';
import { text } from './text';

const words = text.plans;
const periods = (['month', 'year'] as const).map((value) => ({ value, label: text.every[value] }));
const money = currencies.map((value) => ({ value, label: value }));

type PlanDialogProps = { plan: Plan | null; onClose: () => void };

/** A plan's fields; saved, it is the next version. */
export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const [draft, setDraft] = useState(draftOf(plan));
  const [tried, setTried] = useState(false);
  const form = formOf(draft);
  const unreadable = Array.isArray(form) ? form : [];
  const mutation = useMutation({
    mutationFn: (ready: PlanForm) => savePlan(draft.slug.trim(), plan?.version ?? 0, ready),
    onSuccess: () => {
      notify('success', text.done);
      onClose();
    },
  });
  const change = (part: Partial<PlanDraft>) => setDraft((before) => ({ ...before, ...part }));
  const wrong = (field: keyof PlanDraft, said: string, on = `form.${field}`) => {
    if (tried && unreadable.includes(field)) return said;
    if (mutation.error === null) return undefined;
    return fieldError(mutation.error, field) ?? fieldError(mutation.error, on);
  };
  const isDefault = plan?.slug === DEFAULT_PLAN;
  return (
    <FormDialog
      title={plan === null ? words.addTitle : words.editTitle(plan.form.name)}
      description={words.lead}
      failure={
        mutation.error === null
          ? null
          : { words: failureWords(mutation.error, text.failed), error: mutation.error }
      }
      words={{ cancel: text.cancel, submit: words.save }}
      loading={mutation.isPending}
      onSubmit={() => {
        setTried(true);
        if (!mutation.isPending && !Array.isArray(form)) mutation.mutate(form);
      }}
      onClose={onClose}
    >
      {plan === null && (
        <Field label={words.slug} hint={words.slugHint} error={wrong('slug', '')}>
          <Input value={draft.slug} onChange={(event) => change({ slug: event.target.value })} />
        </Field>
      )}
      <Field label={words.name} hint={words.nameHint} error={wrong('name', '')}>
        <Input
          maxLength={80}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      {!isDefault && (
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={words.amount(draft.currency)} error={wrong('price', words.amountWrong)}>
            <Input
              inputMode="decimal"
              value={draft.price}
              onChange={(event) => change({ price: event.target.value })}
            />
          </Field>
          <Field label={words.currency}>
            <Select
              value={draft.currency}
              options={money}
              onChange={(currency) => change({ currency })}
            />
          </Field>
          <Field label={words.tax} error={wrong('tax', words.taxWrong, 'tax_milli')}>
            <Input
              inputMode="decimal"
              value={draft.tax}
              onChange={(event) => change({ tax: event.target.value })}
            />
          </Field>
          <Field label={words.period}>
            <Select value={draft.every} options={periods} onChange={(every) => change({ every })} />
          </Field>
        </div>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={words.invitations} error={wrong('invitations', words.number)}>
          <Input
            inputMode="numeric"
            value={draft.invitations}
            onChange={(event) => change({ invitations: event.target.value })}
          />
        </Field>
        <Field label={words.seats} error={wrong('seats', words.number)}>
          <Input
            inputMode="numeric"
            value={draft.seats}
            onChange={(event) => change({ seats: event.target.value })}
          />
        </Field>
        <Field label={words.liveRoles} error={wrong('liveRoles', words.number, 'live_roles')}>
          <Input
            inputMode="numeric"
            value={draft.liveRoles}
            onChange={(event) => change({ liveRoles: event.target.value })}
          />
        </Field>
        <Field label={words.ownProblems} error={wrong('ownProblems', words.number, 'own_problems')}>
          <Input
            inputMode="numeric"
            value={draft.ownProblems}
            onChange={(event) => change({ ownProblems: event.target.value })}
          />
        </Field>
      </div>
      {!isDefault && (
        <Checkbox
          checked={draft.offered}
          onChange={(offered) => change({ offered })}
          label={words.offered}
        />
      )}
    </FormDialog>
  );
}
