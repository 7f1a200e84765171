import { useRef, useState } from 'react';
import { fieldError } from '@/api/errors';
import { idempotencyKey } from '@/api/idempotency';
import type { Invoice, PaymentMethod } from '@/api/words/invoices';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { recordPayment } from '@/features/billing/api';
import { amountOf, dayAhead, money, typedOf } from '@/features/billing/rules';
import { text } from '@/features/billing/text';
import { failureOf, useAct } from './use-act';

const words = text.act;
const methods = (['bank_transfer', 'card', 'direct_debit', 'credit', 'other'] as const).map(
  (value) => ({ value, label: text.methods[value] }),
);

type PaymentDialogProps = { invoice: Invoice; onClose: () => void };

/** A payment with its day and its way; what is owed stands in the field already. */
export function PaymentDialog({ invoice, onClose }: PaymentDialogProps) {
  const { id, version, currency } = invoice;
  // Of an invoice that was written off nothing is owed, and yet it can be paid.
  const owed = Math.max(0, invoice.gross - invoice.paid - invoice.credited);
  const [amount, setAmount] = useState(owed > 0 ? typedOf(owed, currency) : '');
  const [day, setDay] = useState(dayAhead(0));
  const [method, setMethod] = useState<PaymentMethod>('bank_transfer');
  const [reference, setReference] = useState('');
  const [tried, setTried] = useState(false);
  const key = useRef(idempotencyKey());
  const whole = amountOf(amount, currency);
  const send = (paid: number) => {
    const body = {
      version,
      amount: paid,
      received_on: day,
      method,
      reference: reference.trim() === '' ? null : reference.trim(),
    };
    return recordPayment(id, body, key.current);
  };
  const mutation = useAct(id, { send, done: words.paid, onDone: onClose });
  const wrong = (field: string) =>
    mutation.error === null ? undefined : fieldError(mutation.error, field);
  // Another payment is another act.
  const changed = () => {
    key.current = idempotencyKey();
    setTried(false);
  };
  return (
    <FormDialog
      title={words.payTitle}
      description={words.payDetail(money(owed, currency))}
      failure={failureOf(mutation.error)}
      words={{ cancel: words.cancel, submit: text.acts.pay }}
      loading={mutation.isPending}
      onSubmit={() => {
        setTried(true);
        if (!mutation.isPending && whole !== null && day !== '') mutation.mutate(whole);
      }}
      onClose={onClose}
    >
      <Field
        label={words.amount(currency)}
        error={tried && whole === null ? words.amountMissing : wrong('amount')}
      >
        <Input
          inputMode="decimal"
          value={amount}
          onChange={(event) => {
            changed();
            setAmount(event.target.value);
          }}
        />
      </Field>
      <Field
        label={words.received}
        error={tried && day === '' ? words.receivedMissing : wrong('received_on')}
      >
        <Input
          type="date"
          value={day}
          onChange={(event) => {
            changed();
            setDay(event.target.value);
          }}
        />
      </Field>
      <Field label={words.method}>
        <Select
          value={method}
          options={methods}
          onChange={(next) => {
            changed();
            setMethod(next);
          }}
        />
      </Field>
      <Field label={words.reference} error={wrong('reference')} optional>
        <Input
          maxLength={120}
          value={reference}
          onChange={(event) => {
            changed();
            setReference(event.target.value);
          }}
        />
      </Field>
    </FormDialog>
  );
}
