import { useState } from 'react';
import type { Invoice, InvoiceReminder } from '@/api/words/invoices';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Select } from '@/ui/Select';
import { remindOfInvoice } from '@/features/billing/api';
import { text } from '@/features/billing/text';
import { failureOf, useAct } from './use-act';

const words = text.act;
const options = (['friendly', 'firm', 'last'] as const).map((value) => ({
  value,
  label: text.templates[value],
}));

/** Which of the three reminders is sent. */
export function RemindDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const next = options[Math.min(invoice.reminders, 2)]?.value ?? 'last';
  const [template, setTemplate] = useState<InvoiceReminder>(next);
  const mutation = useAct(invoice.id, {
    send: () => remindOfInvoice(invoice, template),
    done: words.reminded,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={words.remindTitle}
      description={words.remindDetail}
      failure={failureOf(mutation.error)}
      words={{ cancel: words.cancel, submit: text.acts.remind }}
      loading={mutation.isPending}
      onSubmit={() => {
        if (!mutation.isPending) mutation.mutate(undefined);
      }}
      onClose={onClose}
    >
      <Field label={words.template}>
        <Select value={template} options={options} onChange={setTemplate} />
      </Field>
    </FormDialog>
  );
}
