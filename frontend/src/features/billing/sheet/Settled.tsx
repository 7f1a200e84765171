import type { InvoicePayment, InvoiceSheet } from '@/api/words/invoices';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { money } from '@/features/billing/rules';
import { text } from '@/features/billing/text';
import { shortDayWords } from '@/ui/time';

const words = text.sheet;

type SettledProps = {
  sheet: InvoiceSheet;
  /** Asks to reverse a payment; absent where nobody may. */
  onReverse?: (payment: InvoicePayment) => void;
};

/** What was paid on an invoice and credited of it. */
export function Settled({ sheet, onReverse }: SettledProps) {
  const { invoice, payments, credit_notes: notes } = sheet;
  const { currency } = invoice;
  return (
    <div className="flex flex-col gap-4.5 print:hidden">
      <Card title={words.payments}>
        {invoice.excess > 0 && (
          <p className="mb-2 text-sm text-fg-muted">
            {words.excess(money(invoice.excess, currency))}
          </p>
        )}
        {payments.length === 0 && <p className="text-sm text-fg-muted">{words.noPayments}</p>}
        <ul className="divide-y divide-line text-sm">
          {payments.map((payment) => (
            <li key={payment.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="font-medium tabular-nums">{money(payment.amount, currency)}</span>
              <span className="min-w-0 flex-1 text-fg-muted">
                {shortDayWords(payment.received_on)} · {text.methods[payment.method]}
                {payment.reference !== null && ` · ${payment.reference}`}
                {payment.reason !== null && ` · ${payment.reason}`}
              </span>
              {payment.state === 'reversed' ? (
                <Badge>{words.reversed}</Badge>
              ) : (
                onReverse !== undefined && (
                  <Button
                    size="sm"
                    aria-label={text.act.reverseOf(money(payment.amount, currency))}
                    onClick={() => onReverse(payment)}
                  >
                    {text.act.reverse}
                  </Button>
                )
              )}
            </li>
          ))}
        </ul>
      </Card>
      {notes.length > 0 && (
        <Card title={words.notesTitle}>
          <ul className="divide-y divide-line text-sm">
            {notes.map((note) => (
              <li key={note.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <span className="font-medium">{note.number}</span>
                <span className="min-w-0 flex-1 text-fg-muted">
                  {shortDayWords(note.made_on)} · {note.reason}
                </span>
                <span className="tabular-nums">{money(note.net + note.tax, currency)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
