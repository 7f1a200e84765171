import type { InvoiceSheet, InvoiceState } from '@/api/words/invoices';
import { Table, Td, Th } from '@/ui/Table';
import { money, plain, quantityWords, rateWords } from '@/features/billing/rules';
import { text } from '@/features/billing/text';
import { shortDayWords } from '@/ui/time';

const words = text.sheet;

/** States in which nobody is to pay the sheet, which it says on paper too. */
const NOT_TO_PAY: readonly InvoiceState[] = ['void', 'credited', 'uncollectible', 'paid'];

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-xs text-fg-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lines({ sheet }: { sheet: InvoiceSheet }) {
  const { currency } = sheet.invoice;
  return (
    <Table caption={words.lines}>
      <thead>
        <tr>
          <Th>{words.line}</Th>
          <Th numeric>{words.quantity}</Th>
          <Th numeric>{words.price}</Th>
          <Th numeric>{words.rate}</Th>
          <Th numeric>{words.net}</Th>
        </tr>
      </thead>
      <tbody>
        {sheet.lines.map((line, at) => (
          <tr key={at}>
            <Td>{line.text}</Td>
            <Td numeric>{quantityWords(line.quantity_milli)}</Td>
            <Td numeric>{plain(line.unit_price, currency)}</Td>
            <Td numeric>{rateWords(line.tax_milli)}</Td>
            <Td numeric>{plain(line.net, currency)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Sums({ sheet }: { sheet: InvoiceSheet }) {
  const { invoice, rates } = sheet;
  const { currency } = invoice;
  const rest = [
    [words.credited, -invoice.credited],
    [words.paid, -invoice.paid],
  ] as const;
  const settled = invoice.credited + invoice.paid > 0;
  return (
    <dl className="ml-auto grid w-full max-w-96 grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 text-sm tabular-nums">
      <dt>{words.netSum}</dt>
      <dd className="text-right">{plain(invoice.net, currency)}</dd>
      {rates.map(({ tax_milli, net, tax }) => (
        <div key={tax_milli} className="contents">
          <dt>{words.taxOf(rateWords(tax_milli), plain(net, currency))}</dt>
          <dd className="text-right">{plain(tax, currency)}</dd>
        </div>
      ))}
      <dt className="border-t border-line pt-1.5 font-semibold">{words.gross}</dt>
      <dd className="border-t border-line pt-1.5 text-right font-semibold">
        {money(invoice.gross, currency)}
      </dd>
      {rest
        .filter(([, amount]) => amount !== 0)
        .map(([label, amount]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-right">{plain(amount, currency)}</dd>
          </div>
        ))}
      {settled && (
        <div className="contents font-semibold">
          <dt>{words.owed}</dt>
          <dd className="text-right">{money(invoice.owed, currency)}</dd>
        </div>
      )}
    </dl>
  );
}

/** An invoice as it is read and printed: black on white, one sheet of A4 where it fits. */
export function Document({ sheet }: { sheet: InvoiceSheet }) {
  const { invoice } = sheet;
  const name = invoice.number === null ? words.draft : `${words.invoice} ${invoice.number}`;
  return (
    <article
      aria-label={name}
      className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-6 text-sm max-md:p-4 print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 className="text-2xl">{name}</h2>
          <p className="mt-3 text-xs text-fg-muted">{words.to}</p>
          <p className="text-md font-medium">{invoice.company_name}</p>
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
          {NOT_TO_PAY.includes(invoice.state) && (
            <Fact label={words.state}>{text.states[invoice.state]}</Fact>
          )}
          {invoice.issued_on !== null && (
            <Fact label={words.issued}>{shortDayWords(invoice.issued_on)}</Fact>
          )}
          {invoice.due_on !== null && (
            <Fact label={words.due}>{shortDayWords(invoice.due_on)}</Fact>
          )}
          <Fact label={words.period}>
            {`${shortDayWords(invoice.period_from)} – ${shortDayWords(invoice.period_to)}`}
          </Fact>
          {invoice.po_reference !== null && <Fact label={words.po}>{invoice.po_reference}</Fact>}
        </dl>
      </header>
      <Lines sheet={sheet} />
      <Sums sheet={sheet} />
      <footer className="flex flex-col gap-2">
        <p>{words.terms(invoice.terms_days)}</p>
        {invoice.notes !== null && <p className="whitespace-pre-line">{invoice.notes}</p>}
      </footer>
    </article>
  );
}
