import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Download, Plus, Receipt } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { isUnanswered, rows } from '@/api/cache/page';
import { paths } from '@/facts/paths';
import { downloadInvoices, figuresQuery, invoicesQuery } from '@/features/billing/api';
import { FiguresCard, Gaps } from '@/features/billing/FiguresCard';
import { FilterBar } from '@/features/billing/FilterBar';
import { InvoiceTable } from '@/features/billing/InvoiceTable';
import { filtersOf, type Filters } from '@/features/billing/rules';
import { StaffOnly } from '@/features/billing/StaffOnly';
import { text } from '@/features/billing/text';
import { saveFile } from '@/platform/save-file';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed, Loaded, Together } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { notify } from '@/ui/notify';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonRows } from '@/ui/Skeleton';
import { usePageTitle } from '@/ui/page-title';

const words = text.table;

function Figures() {
  const query = useQuery(figuresQuery);
  return (
    <Loaded query={query} failed={text.loadFailed}>
      {({ figures, gaps }) => (
        <>
          <Gaps gaps={gaps} />
          <div className="flex flex-col gap-4.5">
            {figures.map((one) => (
              <FiguresCard key={one.currency} figures={one} />
            ))}
          </div>
        </>
      )}
    </Loaded>
  );
}

function Create() {
  return (
    <Button variant="primary" asChild>
      <Link to={paths.invoiceNew}>
        <Plus size={15} strokeWidth={1.75} aria-hidden="true" />
        {words.create}
      </Link>
    </Button>
  );
}

function Actions() {
  return (
    <>
      <Button asChild>
        <Link to={paths.partnerPayouts}>{words.payouts}</Link>
      </Button>
      <Create />
    </>
  );
}

function Empty({ filtered }: { filtered: boolean }) {
  const [, setParams] = useSearchParams();
  if (!filtered)
    return (
      <EmptyState icon={Receipt} action={<Create />}>
        {words.empty}
      </EmptyState>
    );
  const clear = <Button onClick={() => setParams({}, { replace: true })}>{words.clear}</Button>;
  return (
    <EmptyState icon={Receipt} action={clear}>
      {words.noMatch}
    </EmptyState>
  );
}

function Invoices({ filters }: { filters: Filters }) {
  const query = useInfiniteQuery(invoicesQuery(filters));
  const invoices = rows(query.data);
  const save = () => {
    downloadInvoices(filters).then(
      ({ blob }) => saveFile(blob, 'invoices.csv'),
      () => notify('error', words.exportFailed),
    );
  };
  const csv = (
    <Button
      size="sm"
      icon={<Download size={14} strokeWidth={1.75} aria-hidden="true" />}
      onClick={save}
    >
      {words.export}
    </Button>
  );
  return (
    <Card flush title={words.title} action={invoices.length > 0 && csv}>
      <FilterBar filters={filters} />
      {query.isPending && <SkeletonRows rows={6} />}
      {query.isError && (
        <LoadFailed query={query} className="m-4">
          {text.loadFailed}
        </LoadFailed>
      )}
      {query.isSuccess && invoices.length === 0 && (
        <Empty filtered={Object.keys(filters).length > 0} />
      )}
      {invoices.length > 0 && (
        <InvoiceTable invoices={invoices} sums={query.data?.pages[0]?.sums ?? []} />
      )}
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {words.more}
        </LoadMore>
      )}
    </Card>
  );
}

/** The figures, and the invoices below them. */
function Money() {
  const [params] = useSearchParams();
  const figures = useQuery(figuresQuery);
  return (
    <Together waiting={isUnanswered(figures)} className="flex flex-col gap-4.5">
      <Figures />
      <Invoices filters={filtersOf(params)} />
    </Together>
  );
}

/** What staff see of money: figures, numbers that are missing, and every invoice. */
export default function BillingDashboard() {
  usePageTitle(text.title);
  return (
    <StaffOnly>
      <PageHeader title={text.title} lead={text.lead} actions={<Actions />} />
      <Money />
    </StaffOnly>
  );
}
