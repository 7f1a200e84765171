import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Receipt } from 'lucide-react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { Invoice, PaymentCover } from '@/api/words/invoices';
import { paths, to } from '@/facts/paths';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed, Loaded } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { coverQuery, myInvoicesQuery } from '@/features/billing/api';
import { dayAhead, money } from '@/features/billing/rules';
import { StateBadge } from '@/features/billing/StateBadge';
import { text } from '@/features/billing/text';
import { shortDayWords } from '@/ui/time';

const words = text.company;

function coverWords(cover: PaymentCover): string {
  const { open, granted, paid_until: paid, open_until: until } = cover;
  if (paid !== null && paid >= dayAhead(0)) return words.covered(shortDayWords(paid));
  if (granted) return words.granted;
  if (until !== null) return words.grace(shortDayWords(until));
  return open ? words.granted : words.never;
}

function Cover({ cover }: { cover: PaymentCover }) {
  const { owed, overdue, credit } = cover;
  const more = [
    ...(owed > 0 ? [words.owed(owed)] : []),
    ...(overdue > 0 ? [words.overdue(overdue)] : []),
    ...credit.map(({ amount, currency }) => words.credit(money(amount, currency))),
  ];
  return (
    <div className="border-b border-line px-4.5 py-3 text-sm">
      <p>{coverWords(cover)}</p>
      {more.length > 0 && <p className="mt-0.5 text-fg-muted">{more.join(' · ')}</p>}
    </div>
  );
}

function Row({ invoice }: { invoice: Invoice }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4.5 py-2.5 text-sm last:border-b-0">
      <Link
        to={to(paths.clientInvoice, { invoiceId: invoice.id })}
        className="font-medium text-link underline-offset-3 hover:underline"
      >
        {invoice.number}
      </Link>
      <span className="min-w-0 flex-1 text-fg-muted">
        {invoice.due_on !== null && words.due(shortDayWords(invoice.due_on))}
      </span>
      <StateBadge invoice={invoice} />
      <span className="tabular-nums">{money(invoice.gross, invoice.currency)}</span>
    </li>
  );
}

/** What a payment covers, and the invoices to the signed-in person's company. */
export function CompanyInvoicesCard() {
  const cover = useQuery(coverQuery);
  const query = useInfiniteQuery(myInvoicesQuery);
  const invoices = rows(query.data);
  return (
    <Card flush title={words.title}>
      <p className="border-b border-line px-4.5 py-2.5 text-sm text-fg-muted">{words.lead}</p>
      <Loaded query={cover} failed={words.failed} skeleton={<SkeletonRows rows={1} />}>
        {(loaded) => <Cover cover={loaded} />}
      </Loaded>
      {query.isPending && <SkeletonRows rows={2} />}
      {query.isError && (
        <LoadFailed query={query} className="m-4">
          {words.failed}
        </LoadFailed>
      )}
      {query.isSuccess && invoices.length === 0 && (
        <EmptyState icon={Receipt}>{words.empty}</EmptyState>
      )}
      {invoices.length > 0 && (
        <ul aria-label={words.list}>
          {invoices.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.table.more}
        </LoadMore>
      )}
    </Card>
  );
}
