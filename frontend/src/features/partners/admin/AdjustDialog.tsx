import { useState } from 'react';
import type { InvoiceCurrency } from '@/api/words/invoices';
import { amountOf, currencies } from '@/features/billing/rules';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { adjust } from './api';
import { reasonProblem } from './rules';
import { text } from './text';
import { failureOf, useAct } from './use-act';

const words = text.adjustForm;
const ways = [
  { value: 'add', label: words.add },
  { value: 'take', label: words.take },
] as const;
const named = currencies.map((value) => ({ value, label: value }));

/** Adds something to what a partner is owed, or takes something off it. */
export function AdjustDialog({ partner, onClose }: { partner: string; onClose: () => void }) {
  const [way, setWay] = useState<'add' | 'take'>('add');
  const [currency, setCurrency] = useState<InvoiceCurrency>('EUR');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const amount = amountOf(typed, currency) ?? 0;
  const why = reasonProblem(reason, 20);
  const mutation = useAct(partner, {
    send: () =>
      adjust(partner, {
        currency,
        amount: way === 'add' ? amount : -amount,
        reason: reason.trim(),
      }),
    done: text.done.adjust,
    onDone: onClose,
  });
  const submit = () => {
    setTried(true);
    if (amount > 0 && why === undefined && !mutation.isPending) mutation.mutate(undefined);
  };
  return (
    <FormDialog
      title={words.title}
      description={words.detail}
      failure={failureOf(mutation.error)}
      words={{ cancel: text.act.cancel, submit: text.acts.adjust }}
      loading={mutation.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4 md:grid-cols-3">
        <Field label={words.way}>
          <Select value={way} options={ways} onChange={setWay} />
        </Field>
        <Field label={words.amount} error={tried && amount === 0 ? words.amountProblem : undefined}>
          <Input
            inputMode="decimal"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Field label={words.currency}>
          <Select value={currency} options={named} onChange={setCurrency} />
        </Field>
      </div>
      <Field label={text.act.reason} hint={words.reasonHint} error={tried ? why : undefined}>
        <Textarea
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
