import { useInfiniteQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isUnanswered, rows } from '@/api/cache/page';
import type { AdminCustomer } from '@/api/words';
import { paths } from '@/facts/paths';
import { downloadPaying, payingQuery } from '@/features/admin-companies/api';
import { HistoryCard } from '@/features/admin-companies/history/HistoryCard';
import { text } from '@/features/admin-companies/text';
import { money } from '@/features/billing/rules';
import { ExportButton } from '@/features/exports/ExportButton';
import { useUser } from '@/features/session/hooks';
import { PlansCard } from '@/features/subscriptions/PlansCard';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed, Together } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { PageHeader } from '@/ui/PageHeader';
import { rowMark, useRowKeys } from '@/ui/row-keys';
import { SkeletonRows } from '@/ui/Skeleton';
import { Table, Td, Th } from '@/ui/Table';
import { usePageTitle } from '@/ui/page-title';
import { shortDayWords } from '@/ui/time';

const words = text.paying;
const day = (day: string | null) => (day === null ? text.none : shortDayWords(day));

function Until({ customer }: { customer: AdminCustomer }) {
  const { in_grace, open_until: open, paid_until: paid } = customer;
  if (!in_grace || open === null) return day(paid);
  const icon = <TriangleAlert size={13} strokeWidth={1.75} aria-hidden="true" />;
  return (
    <Badge tone="caution" icon={icon}>
      {words.grace(shortDayWords(open))}
    </Badge>
  );
}

function Row({ customer }: { customer: AdminCustomer }) {
  const { id, name, plan, paying_since: since, mrr, next_due: due, days_late: late } = customer;
  return (
    <tr>
      <Td>
        <Link
          {...rowMark}
          to={`${paths.adminCompanies}?company=${id}`}
          className="font-medium text-link underline-offset-3 hover:underline"
        >
          {name}
        </Link>
      </Td>
      <Td>{plan ?? text.none}</Td>
      <Td className="whitespace-nowrap">{day(since)}</Td>
      <Td className="whitespace-nowrap">
        <Until customer={customer} />
      </Td>
      <Td numeric className="whitespace-nowrap">
        {mrr.length === 0
          ? text.none
          : mrr.map(({ amount, currency }) => money(amount, currency)).join(', ')}
      </Td>
      <Td className="whitespace-nowrap">
        {day(due)}
        {late > 0 && (
          <Badge tone="negative" dot className="ml-2">
            {words.late(late)}
          </Badge>
        )}
      </Td>
      <Td numeric className="whitespace-nowrap">
        {words.used(customer.allowance.used, customer.allowance.quota)}
      </Td>
      <Td numeric>{customer.members}</Td>
      <Td numeric>{customer.live_roles}</Td>
      <Td numeric>
        {customer.unanswered === 0 ? (
          0
        ) : (
          <Badge tone="caution" dot>
            {customer.unanswered}
          </Badge>
        )}
      </Td>
    </tr>
  );
}

/** The companies that have been sent an invoice: what they pay, until when, and how late. */
export default function PayingCompanies() {
  usePageTitle(words.title);
  useRowKeys();
  const query = useInfiniteQuery(payingQuery);
  const user = useUser();
  const customers = rows(query.data);
  const actions = (
    <>
      {customers.length > 0 && <ExportButton load={downloadPaying} />}
      {user?.is_billing_staff === true && (
        <Button asChild>
          <Link to={paths.billingDashboard}>{words.open}</Link>
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} actions={actions} />
      <Together waiting={isUnanswered(query)}>
        <Card flush>
          {query.isPending && <SkeletonRows rows={5} />}
          {query.isError && (
            <LoadFailed query={query} className="m-4">
              {text.loadFailed}
            </LoadFailed>
          )}
          {query.isSuccess && customers.length === 0 && (
            <EmptyState
              action={
                <Button asChild>
                  <Link to={paths.adminCompanies}>{words.toAll}</Link>
                </Button>
              }
            >
              {words.empty}
            </EmptyState>
          )}
          {customers.length > 0 && (
            <Table caption={words.list}>
              <thead>
                <tr>
                  <Th>{text.name}</Th>
                  <Th>{words.plan}</Th>
                  <Th>{words.since}</Th>
                  <Th>{words.until}</Th>
                  <Th numeric>{words.mrr}</Th>
                  <Th>{words.next}</Th>
                  <Th numeric>{words.invitations}</Th>
                  <Th numeric>{text.members}</Th>
                  <Th numeric>{text.roles}</Th>
                  <Th numeric>{words.unanswered}</Th>
                </tr>
              </thead>
              <tbody>
                {customers.map((customer) => (
                  <Row key={customer.id} customer={customer} />
                ))}
              </tbody>
            </Table>
          )}
          {query.hasNextPage && (
            <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
              {text.more}
            </LoadMore>
          )}
        </Card>
        <p className="mt-2 text-xs text-fg-subtle max-lg:hidden">{words.keys}</p>
        <div className="mt-4.5 flex flex-col gap-4.5">
          <HistoryCard />
          <PlansCard />
        </div>
      </Together>
    </>
  );
}
