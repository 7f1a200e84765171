import { useState } from 'react';
import type { AgreePartnerTerms, CommissionBasis } from '@/api/words';
import type { InvoiceCurrency } from '@/api/words/invoices';
import { amountOf, currencies, wholeOf } from '@/features/billing/rules';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { agreeTerms } from './api';
import { text } from './text';
import { failureOf, useAct } from './use-act';

const words = text.termsForm;
const bases = (['share_of_payments', 'per_placement'] as const).map((value) => ({
  value,
  label: text.bases[value],
}));
const named = currencies.map((value) => ({ value, label: value }));
const today = () => new Date().toISOString().slice(0, 10);

type Typed = { from: string; amount: string; rate: string; cap: string; window: string };

/** What was typed as terms, and what is wrong with it. */
function read(typed: Typed, basis: CommissionBasis, currency: InvoiceCurrency) {
  const flat = basis === 'per_placement';
  const amount = flat ? amountOf(typed.amount, currency) : null;
  const rate = flat ? null : wholeOf(typed.rate, 2);
  const cap = flat || typed.cap.trim() === '' ? null : amountOf(typed.cap, currency);
  const days = wholeOf(typed.window, 0);
  const problems = {
    from: typed.from < today() ? words.fromProblem : undefined,
    amount: flat && (amount ?? 0) === 0 ? words.amountProblem : undefined,
    rate: !flat && (rate === null || rate < 1 || rate > 5000) ? words.rateProblem : undefined,
    cap: !flat && typed.cap.trim() !== '' && (cap ?? 0) === 0 ? words.capProblem : undefined,
    window: days === null || days < 1 || days > 730 ? words.windowProblem : undefined,
  };
  const terms: AgreePartnerTerms = {
    effective_from: typed.from,
    basis,
    currency,
    amount,
    rate_bp: rate,
    cap,
    window_days: days ?? 0,
  };
  return { terms, problems, ok: Object.values(problems).every((one) => one === undefined) };
}

/** Agrees on terms from a day on. */
export function TermsDialog({ partner, onClose }: { partner: string; onClose: () => void }) {
  const [basis, setBasis] = useState<CommissionBasis>('share_of_payments');
  const [currency, setCurrency] = useState<InvoiceCurrency>('EUR');
  const [typed, setTyped] = useState<Typed>({
    from: today(),
    amount: '',
    rate: '',
    cap: '',
    window: '90',
  });
  const [tried, setTried] = useState(false);
  const { terms, problems, ok } = read(typed, basis, currency);
  const mutation = useAct(partner, {
    send: () => agreeTerms(partner, terms),
    done: text.done.terms,
    onDone: onClose,
  });
  const input = (name: keyof Typed, label: string, type = 'text') => (
    <Field label={label} error={tried ? problems[name] : undefined} optional={name === 'cap'}>
      <Input
        type={type}
        inputMode={type === 'text' ? 'decimal' : undefined}
        value={typed[name]}
        onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <FormDialog
      title={words.title}
      description={words.detail}
      failure={failureOf(mutation.error)}
      words={{ cancel: text.act.cancel, submit: text.acts.terms }}
      loading={mutation.isPending}
      onSubmit={() => {
        setTried(true);
        if (ok && !mutation.isPending) mutation.mutate(undefined);
      }}
      onClose={onClose}
    >
      <div className="grid gap-4 md:grid-cols-2">
        {input('from', words.from, 'date')}
        <Field label={words.basis}>
          <Select value={basis} options={bases} onChange={setBasis} />
        </Field>
        {basis === 'per_placement' ? (
          input('amount', words.amount)
        ) : (
          <>
            {input('rate', words.rate)}
            {input('cap', words.cap)}
          </>
        )}
        <Field label={words.currency}>
          <Select value={currency} options={named} onChange={setCurrency} />
        </Field>
        {input('window', words.window)}
      </div>
    </FormDialog>
  );
}
