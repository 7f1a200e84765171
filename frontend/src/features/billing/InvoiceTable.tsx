import { Link } from 'react-router-dom';
import type { Invoice, InvoicePage } from '@/api/words/invoices';
import { paths, to } from '@/facts/paths';
import { Table, Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { shortDayWords } from '@/ui/time';
import { money, plain } from './rules';
import { StateBadge } from './StateBadge';
import { text } from './text';

const words = text.table;
const day = (day: string | null) => (day === null ? words.none : shortDayWords(day));

function Row({ invoice }: { invoice: Invoice }) {
  const { currency, number, reminded_at: reminded } = invoice;
  return (
    <tr>
      <Td className="whitespace-nowrap">
        <Link
          to={to(paths.invoice, { invoiceId: invoice.id })}
          className="font-medium text-link underline-offset-3 hover:underline"
        >
          {number ?? words.draft}
        </Link>
      </Td>
      <Td>{invoice.company_name}</Td>
      <Td className="whitespace-nowrap">
        {shortDayWords(invoice.period_from)} – {shortDayWords(invoice.period_to)}
      </Td>
      <Td numeric>{plain(invoice.net, currency)}</Td>
      <Td numeric>{plain(invoice.tax, currency)}</Td>
      <Td numeric className="whitespace-nowrap">
        {money(invoice.gross, currency)}
      </Td>
      <Td numeric>{plain(invoice.paid, currency)}</Td>
      <Td>
        <StateBadge invoice={invoice} />
      </Td>
      <Td className="whitespace-nowrap">{day(invoice.due_on)}</Td>
      <Td className="whitespace-nowrap">
        {reminded === null ? words.none : <Time at={reminded} look="relative" />}
      </Td>
    </tr>
  );
}

type InvoiceTableProps = { invoices: Invoice[]; sums: InvoicePage['sums'] };

/** Invoices, and under them what all that were found come to, a line for each currency. */
export function InvoiceTable({ invoices, sums }: InvoiceTableProps) {
  return (
    <Table caption={words.caption}>
      <thead>
        <tr>
          <Th>{words.number}</Th>
          <Th>{words.company}</Th>
          <Th>{words.period}</Th>
          <Th numeric>{words.net}</Th>
          <Th numeric>{words.tax}</Th>
          <Th numeric>{words.gross}</Th>
          <Th numeric>{words.paid}</Th>
          <Th>{words.state}</Th>
          <Th>{words.due}</Th>
          <Th>{words.reminded}</Th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <Row key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
      <tfoot className="bg-surface-2">
        {sums.map(({ currency, count, net, tax, gross, paid }) => (
          <tr key={currency}>
            <Td colSpan={3} className="font-medium">
              {words.sum(count)}
            </Td>
            <Td numeric>{plain(net, currency)}</Td>
            <Td numeric>{plain(tax, currency)}</Td>
            <Td numeric className="font-medium whitespace-nowrap">
              {money(gross, currency)}
            </Td>
            <Td numeric>{plain(paid, currency)}</Td>
            <Td colSpan={3} />
          </tr>
        ))}
      </tfoot>
    </Table>
  );
}
