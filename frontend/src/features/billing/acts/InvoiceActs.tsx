import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { InvoicePayment, StaffInvoice } from '@/api/words/invoices';
import { paths, to } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { actsOf, type Act } from '@/features/billing/rules';
import { Settled } from '@/features/billing/sheet/Settled';
import { text } from '@/features/billing/text';
import { AskDialog } from './AskDialog';
import { CreditDialog } from './CreditDialog';
import { PaymentDialog } from './PaymentDialog';
import { PaymentLink } from './PaymentLink';
import { RemindDialog } from './RemindDialog';

const dangers: readonly Act[] = ['delete', 'void', 'write_off'];

/** What can be done with an invoice now, with the dialogs that ask for it; below, what was paid and credited. */
export function InvoiceActs({ sheet }: { sheet: StaffInvoice }) {
  const { invoice } = sheet;
  const navigate = useNavigate();
  const [act, setAct] = useState<Act | null>(null);
  const [payment, setPayment] = useState<InvoicePayment | null>(null);
  const close = () => {
    setAct(null);
    setPayment(null);
  };
  const button = (each: Act, first: boolean) => {
    const variant = first ? 'primary' : dangers.includes(each) ? 'danger' : 'secondary';
    if (each !== 'edit')
      return (
        <Button key={each} variant={variant} onClick={() => setAct(each)}>
          {text.acts[each]}
        </Button>
      );
    return (
      <Button key={each} asChild>
        <Link to={to(paths.invoiceEdit, { invoiceId: invoice.id })}>{text.acts.edit}</Link>
      </Button>
    );
  };
  const acts = actsOf(invoice);
  return (
    <>
      {acts.length > 0 && (
        <div className="mb-4.5 flex flex-wrap gap-2 print:hidden">
          {acts.map((each, at) => button(each, at === 0))}
        </div>
      )}
      <PaymentLink invoice={invoice} />
      {invoice.state !== 'draft' && <Settled sheet={sheet} onReverse={setPayment} />}
      {act === 'pay' && <PaymentDialog invoice={invoice} onClose={close} />}
      {act === 'credit' && <CreditDialog sheet={sheet} onClose={close} />}
      {act === 'remind' && <RemindDialog invoice={invoice} onClose={close} />}
      {(act === 'issue' || act === 'void' || act === 'write_off') && (
        <AskDialog invoice={invoice} act={act} onDone={close} onClose={close} />
      )}
      {act === 'delete' && (
        <AskDialog
          invoice={invoice}
          act="delete"
          onDone={() => void navigate(paths.billingDashboard, { replace: true })}
          onClose={close}
        />
      )}
      {payment !== null && (
        <AskDialog
          invoice={invoice}
          act="reverse"
          payment={payment}
          onDone={close}
          onClose={close}
        />
      )}
    </>
  );
}
