import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import { paths } from '@/facts/paths';
import { InvoiceActs } from '@/features/billing/acts/InvoiceActs';
import { invoiceQuery } from '@/features/billing/api';
import { money } from '@/features/billing/rules';
import { Document } from '@/features/billing/sheet/Document';
import { StaffOnly } from '@/features/billing/StaffOnly';
import { StateBadge } from '@/features/billing/StateBadge';
import { text } from '@/features/billing/text';
import type { StaffInvoice } from '@/api/words/invoices';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { History } from '@/ui/History';
import { Loaded } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

const words = text.sheet;

function Sheet({ sheet }: { sheet: StaffInvoice }) {
  const { invoice, credit, history } = sheet;
  const name = invoice.number ?? words.draft;
  usePageTitle(name);
  const print = (
    <Button
      icon={<Printer size={15} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => window.print()}
    >
      {words.print}
    </Button>
  );
  return (
    <>
      <PageHeader
        className="print:hidden"
        above={<Link to={paths.billingDashboard}>{words.back}</Link>}
        title={name}
        lead={invoice.company_name}
        actions={
          <>
            <StateBadge invoice={invoice} />
            {invoice.number !== null && print}
          </>
        }
      />
      <div className="grid items-start gap-4.5 lg:grid-cols-[3fr_2fr] print:block">
        <Document sheet={sheet} />
        <div className="flex flex-col gap-4.5 print:hidden">
          {credit > 0 && (
            <p className="text-sm text-fg-muted">{words.credit(money(credit, invoice.currency))}</p>
          )}
          <div>
            <InvoiceActs sheet={sheet} />
          </div>
          <History
            title={words.history}
            steps={history}
            wordsOf={({ action }) => text.steps[action] ?? action}
          />
        </div>
      </div>
    </>
  );
}

/** One invoice as staff see it, with what can be done now; printed, the invoice alone. */
export default function InvoicePage() {
  const { invoiceId = '' } = useParams();
  const query = useQuery(invoiceQuery(invoiceId));
  const gone = query.isError && isMissing(query.error);
  return (
    <StaffOnly>
      {gone ? (
        <>
          <PageHeader title={words.invoice} />
          <EmptyState
            action={
              <Button asChild>
                <Link to={paths.billingDashboard}>{words.back}</Link>
              </Button>
            }
          >
            {words.gone}
          </EmptyState>
        </>
      ) : (
        <Loaded query={query} failed={text.loadFailed}>
          {(sheet) => <Sheet sheet={sheet} />}
        </Loaded>
      )}
    </StaffOnly>
  );
}
