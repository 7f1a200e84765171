import { useState } from 'react';
import type { Invoice, InvoicePayment } from '@/api/words/invoices';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import {
  deleteInvoice,
  issueInvoice,
  reversePayment,
  voidInvoice,
  writeOffInvoice,
} from '@/features/billing/api';
import { text } from '@/features/billing/text';
import { failureOf, useAct } from './use-act';

const words = text.act;

export type Asked = 'issue' | 'delete' | 'void' | 'write_off' | 'reverse';

const done: Record<Asked, string> = {
  issue: words.issued,
  delete: words.deleted,
  void: words.voided,
  write_off: words.writtenOff,
  reverse: words.reversed,
};

type AskDialogProps = {
  invoice: Invoice;
  act: Asked;
  /** What is reversed. */
  payment?: InvoicePayment;
  onDone: () => void;
  onClose: () => void;
};

/** Asks once before an act that needs no more than a reason. */
export function AskDialog({ invoice, act, payment, onDone, onClose }: AskDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const wantsReason = act !== 'issue' && act !== 'delete';
  const missing = wantsReason && reason.trim() === '';
  const send = (why: string): Promise<unknown> => {
    if (act === 'issue') return issueInvoice(invoice);
    if (act === 'delete') return deleteInvoice(invoice);
    if (act === 'void') return voidInvoice(invoice, why);
    if (act === 'write_off') return writeOffInvoice(invoice, why);
    return reversePayment(payment?.id ?? '', invoice.version, why);
  };
  const mutation = useAct(invoice.id, { send, done: done[act], onDone });
  return (
    <FormDialog
      title={words[`${act}Title`]}
      description={words[`${act}Detail`]}
      failure={failureOf(mutation.error)}
      words={{ cancel: words.cancel, submit: act === 'reverse' ? words.reverse : text.acts[act] }}
      danger={act !== 'issue'}
      loading={mutation.isPending}
      onSubmit={() => {
        setTried(true);
        if (!mutation.isPending && !missing) mutation.mutate(reason.trim());
      }}
      onClose={onClose}
    >
      {wantsReason && (
        <Field
          label={words.reason}
          hint={words.reasonHint}
          error={tried && missing ? words.reasonMissing : undefined}
        >
          <Textarea
            maxLength={2000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}
