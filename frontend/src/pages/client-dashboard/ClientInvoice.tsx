import { useQuery } from '@tanstack/react-query';
import { Hourglass, Printer } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import type { InvoiceSheet } from '@/api/words/invoices';
import { paths } from '@/facts/paths';
import { myInvoiceUntilPaid } from '@/features/billing/api';
import { PayOnline } from '@/features/billing/company/PayOnline';
import { Document } from '@/features/billing/sheet/Document';
import { Settled } from '@/features/billing/sheet/Settled';
import { StateBadge } from '@/features/billing/StateBadge';
import { text } from '@/features/billing/text';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Loaded } from '@/ui/Loaded';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

const words = text.sheet;

function Sheet({ sheet, returned }: { sheet: InvoiceSheet; returned: boolean }) {
  const name = sheet.invoice.number ?? words.draft;
  usePageTitle(name);
  return (
    <>
      <PageHeader
        className="print:hidden"
        above={<Link to={paths.clientProfile}>{text.company.back}</Link>}
        title={name}
        actions={
          <>
            <StateBadge invoice={sheet.invoice} />
            <PayOnline invoice={sheet.invoice} />
            <Button
              icon={<Printer size={15} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {words.print}
            </Button>
          </>
        }
      />
      <div className="flex flex-col gap-4.5">
        {returned && sheet.invoice.owed > 0 && (
          <div role="status">
            <Notice icon={Hourglass}>{text.online.waiting}</Notice>
          </div>
        )}
        <Document sheet={sheet} />
        <Settled sheet={sheet} />
      </div>
    </>
  );
}

/** One invoice as its company reads and prints it. */
export default function ClientInvoice() {
  const { invoiceId = '' } = useParams();
  const [params] = useSearchParams();
  const returned = params.get('paid') === 'online';
  const query = useQuery(myInvoiceUntilPaid(invoiceId, returned));
  const gone = query.isError && isMissing(query.error);
  const back = (
    <Button asChild>
      <Link to={paths.clientProfile}>{text.company.back}</Link>
    </Button>
  );
  return (
    <div className="max-w-4xl">
      {gone ? (
        <>
          <PageHeader title={words.invoice} />
          <EmptyState action={back}>{words.gone}</EmptyState>
        </>
      ) : (
        <Loaded query={query} failed={text.company.failed}>
          {(sheet) => <Sheet sheet={sheet} returned={returned} />}
        </Loaded>
      )}
    </div>
  );
}
