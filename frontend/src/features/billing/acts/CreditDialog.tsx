import { useRef, useState } from 'react';
import { fieldError } from '@/api/errors';
import { idempotencyKey } from '@/api/idempotency';
import type { InvoiceSheet } from '@/api/words/invoices';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { creditInvoice, type Cuts } from '@/features/billing/api';
import { money, signedOf } from '@/features/billing/rules';
import { text } from '@/features/billing/text';
import { failureOf, useAct } from './use-act';

const words = text.act;

type CreditDialogProps = { sheet: InvoiceSheet; onClose: () => void };

/** A credit note over everything that is left, or over a part of some lines. */
export function CreditDialog({ sheet, onClose }: CreditDialogProps) {
  const { invoice, lines } = sheet;
  const { currency } = invoice;
  const [whole, setWhole] = useState(true);
  const [typed, setTyped] = useState<Record<number, string>>({});
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const key = useRef(idempotencyKey());
  const changed = () => {
    key.current = idempotencyKey();
    setTried(false);
  };
  const entered = Object.entries(typed).filter(([, amount]) => amount.trim() !== '');
  const cuts = entered.flatMap(([at, amount]) => {
    const net = signedOf(amount, currency);
    return net === null ? [] : [{ position: Number(at) + 1, net }];
  });
  const send = (of: Cuts) => creditInvoice(invoice, of, reason.trim(), key.current);
  const mutation = useAct(invoice.id, { send, done: words.credited, onDone: onClose });
  const problem = (at: number) => {
    const amount = typed[at] ?? '';
    if (tried && amount.trim() !== '' && signedOf(amount, currency) === null)
      return words.amountMissing;
    return mutation.error === null ? undefined : fieldError(mutation.error, `lines[${at}].net`);
  };
  const ready = reason.trim() !== '' && (whole || cuts.length === entered.length);
  return (
    <FormDialog
      title={words.creditTitle}
      description={words.creditDetail}
      failure={failureOf(mutation.error)}
      words={{ cancel: words.cancel, submit: text.acts.credit }}
      danger
      loading={mutation.isPending}
      onSubmit={() => {
        setTried(true);
        if (!mutation.isPending && ready) mutation.mutate(whole ? null : cuts);
      }}
      onClose={onClose}
    >
      <Checkbox
        checked={whole}
        label={words.creditWhole}
        onChange={(next) => {
          changed();
          setWhole(next);
        }}
      />
      {!whole &&
        lines.map((line, at) => (
          <Field
            key={at}
            label={words.creditLine(line.text, money(line.left, currency))}
            error={problem(at)}
            optional
          >
            <Input
              inputMode="decimal"
              value={typed[at] ?? ''}
              onChange={(event) => {
                changed();
                setTyped({ ...typed, [at]: event.target.value });
              }}
            />
          </Field>
        ))}
      <Field
        label={words.reason}
        hint={words.creditHint}
        error={tried && reason.trim() === '' ? words.reasonMissing : undefined}
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
    </FormDialog>
  );
}
