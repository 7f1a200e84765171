import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { Subscription } from '@/api/words/plans';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { notify } from '@/ui/notify';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import {
  chooseNextPlan,
  endSubscription,
  grantInvitations,
  markChurned,
  plansQuery,
  subscribe,
} from './api';
import { text } from './text';

const words = text.company;

export type Asked = 'subscribe' | 'change' | 'end' | 'keep' | 'churn' | 'grant';

type Said = { plan: string; reason: string; amount: number; until: string; key: string };

function send(asked: Asked, company: string, version: number, said: Said): Promise<void> {
  switch (asked) {
    case 'subscribe':
      return subscribe(company, said.plan, said.key);
    case 'change':
      return chooseNextPlan(company, version, said.plan);
    case 'end':
    case 'keep':
      return endSubscription(company, version, asked === 'end', said.reason);
    case 'churn':
      return markChurned(company, version, said.reason);
    case 'grant': {
      const { amount, until, reason, key } = said;
      return grantInvitations(company, { amount, expires_on: until, reason }, key);
    }
  }
}

type SubscriptionDialogProps = {
  company: string;
  asked: Asked;
  subscription: Subscription | null;
  onClose: () => void;
};

/** Asks once for what an act needs: a plan, or a reason, or how many invitations until when and why. */
export function SubscriptionDialog(props: SubscriptionDialogProps) {
  const { company, asked, subscription, onClose } = props;
  const [plan, setPlan] = useState<string>();
  const [reason, setReason] = useState('');
  const [amount, setAmount] = useState('');
  const [until, setUntil] = useState('');
  const [tried, setTried] = useState(false);
  const key = useRef(idempotencyKey());
  const plans = useQuery(plansQuery).data?.plans ?? [];
  const options = plans
    .filter(({ slug, form }) => form.offered || slug === subscription?.plan)
    .map(({ slug, form }) => ({ value: slug, label: form.name }));
  const mutation = useMutation({
    mutationFn: (said: Said) => send(asked, company, subscription?.version ?? 0, said),
    onSuccess: () => {
      notify('success', text.done);
      onClose();
    },
  });
  const asksPlan = asked === 'subscribe' || asked === 'change';
  const asksAmount = asked === 'grant';
  const count = /^\d{1,6}$/u.test(amount.trim()) ? Number(amount) : 0;
  const missing = {
    plan: asksPlan && plan === undefined,
    reason: !asksPlan && reason.trim() === '',
    amount: asksAmount && (count < 1 || count > 100_000),
    until: asksAmount && until === '',
  };
  const wrong = (field: string) =>
    mutation.error === null ? undefined : fieldError(mutation.error, field);
  const changed = () => {
    key.current = idempotencyKey();
  };
  return (
    <FormDialog
      title={words[asked]}
      description={words.details[asked]}
      failure={
        mutation.error === null
          ? null
          : { words: failureWords(mutation.error, text.failed), error: mutation.error }
      }
      words={{ cancel: text.cancel, submit: words[asked] }}
      danger={asked === 'churn' || asked === 'end'}
      loading={mutation.isPending}
      onSubmit={() => {
        setTried(true);
        if (mutation.isPending || Object.values(missing).some(Boolean)) return;
        const said = { plan: plan ?? '', reason: reason.trim(), amount: count, until };
        mutation.mutate({ ...said, key: key.current });
      }}
      onClose={onClose}
    >
      {asksPlan && (
        <Field label={words.plan} error={tried && missing.plan ? words.planMissing : wrong('plan')}>
          <Select
            value={plan}
            options={options}
            onChange={(next) => {
              changed();
              setPlan(next);
            }}
          />
        </Field>
      )}
      {asksAmount && (
        <>
          <Field
            label={words.amount}
            error={tried && missing.amount ? words.amountMissing : wrong('amount')}
          >
            <Input
              inputMode="numeric"
              value={amount}
              onChange={(event) => {
                changed();
                setAmount(event.target.value);
              }}
            />
          </Field>
          <Field
            label={words.expires}
            error={tried && missing.until ? words.expiresMissing : wrong('expires_on')}
          >
            <Input
              type="date"
              value={until}
              onChange={(event) => {
                changed();
                setUntil(event.target.value);
              }}
            />
          </Field>
        </>
      )}
      {!asksPlan && (
        <Field
          label={text.reason}
          hint={text.reasonHint}
          error={tried && missing.reason ? text.reasonMissing : wrong('reason')}
        >
          <Textarea
            maxLength={2000}
            value={reason}
            onChange={(event) => {
              changed();
              setReason(event.target.value);
            }}
          />
        </Field>
      )}
    </FormDialog>
  );
}
