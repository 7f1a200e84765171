import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, fieldError, hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { Invoice, InvoiceForm, StaffInvoice } from '@/api/words/invoices';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { notify } from '@/ui/notify';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { createInvoice, invoiceQuery, saveInvoice } from '@/features/billing/api';
import { currencies, formOf, type Typed } from '@/features/billing/rules';
import { text } from '@/features/billing/text';
import { CompanyField } from './CompanyField';
import { LinesField } from './LinesField';
import { PreviewCard } from './PreviewCard';
import { TaxFields } from './TaxFields';

const words = text.form;
const codes = currencies.map((value) => ({ value, label: value }));
const terms = (['14', '30'] as const).map((value) => ({ value, label: words.days(value) }));

const failureOf = (error: Error) =>
  hasCode(error, 'stale_version') ? words.stale : failureWords(error, words.failed);

type InvoiceEditorProps = {
  /** The draft that is changed; null for a new one. */
  draft: Invoice | null;
  start: Typed;
  onSaved: (invoice: StaffInvoice) => void;
};

/** An invoice that is being written, with what it would come to. */
export function InvoiceEditor({ draft, start, onSaved }: InvoiceEditorProps) {
  const [typed, setTyped] = useState(start);
  const [tried, setTried] = useState(false);
  const key = useRef(idempotencyKey());
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (form: InvoiceForm) =>
      draft === null ? createInvoice(form, key.current) : saveInvoice(draft, form),
    onSuccess: (saved) => {
      notify('success', words.saved);
      onSaved(saved);
    },
    onError: (error) => {
      // The next try names the version that stands now; what is typed stays.
      if (draft !== null && hasCode(error, 'stale_version'))
        void client.invalidateQueries({ queryKey: invoiceQuery(draft.id).queryKey });
    },
  });
  const put = (change: Partial<Typed>) => {
    // Another invoice is another act.
    key.current = idempotencyKey();
    setTyped({ ...typed, ...change });
  };
  const form = formOf(typed);
  const wrong = (field: string) => fieldError(save.error, field);
  const isNamed = save.error instanceof ApiError && save.error.fields.length > 0;
  const submit = () => {
    setTried(true);
    if (!save.isPending && form !== null) save.mutate(form);
  };
  return (
    <div className="grid items-start gap-4.5 lg:grid-cols-[2fr_1fr]">
      <Card>
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <CompanyField
            company={typed.company}
            error={tried && typed.company === null ? words.companyMissing : wrong('company_id')}
            onChange={(company) => put({ company })}
          />
          <div className="grid gap-4 md:grid-cols-2">
            <Field label={words.currency}>
              <Select
                value={typed.currency}
                options={codes}
                onChange={(currency) => put({ currency })}
              />
            </Field>
            <Field label={words.terms}>
              <Select
                value={typed.terms}
                options={terms}
                onChange={(next) => put({ terms: next })}
              />
            </Field>
            <Field
              label={words.from}
              error={tried && typed.from === '' ? text.act.receivedMissing : wrong('period_from')}
            >
              <Input
                type="date"
                value={typed.from}
                onChange={(event) => put({ from: event.target.value })}
              />
            </Field>
            <Field
              label={words.to}
              hint={words.periodHint}
              error={tried && typed.to === '' ? text.act.receivedMissing : wrong('period_to')}
            >
              <Input
                type="date"
                value={typed.to}
                onChange={(event) => put({ to: event.target.value })}
              />
            </Field>
          </div>
          <LinesField
            typed={typed}
            tried={tried}
            error={save.error}
            onChange={(lines) => put({ lines })}
          />
          <TaxFields typed={typed} tried={tried} error={wrong('discount_milli')} onChange={put} />
          <Field label={words.po} error={wrong('po_reference')} optional>
            <Input
              maxLength={60}
              value={typed.po}
              onChange={(event) => put({ po: event.target.value })}
            />
          </Field>
          <Field label={words.notes} error={wrong('notes')} optional>
            <Textarea
              maxLength={2000}
              value={typed.notes}
              onChange={(event) => put({ notes: event.target.value })}
            />
          </Field>
          {save.error !== null && !isNamed && (
            <ErrorBox error={save.error}>{failureOf(save.error)}</ErrorBox>
          )}
          <div>
            <Button type="submit" variant="primary" loading={save.isPending}>
              {words.save}
            </Button>
          </div>
        </form>
      </Card>
      <PreviewCard form={form} />
    </div>
  );
}
