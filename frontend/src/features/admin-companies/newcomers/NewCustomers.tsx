import { useInfiniteQuery } from '@tanstack/react-query';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { NewCustomer, NewCustomerSteps } from '@/api/words/admin';
import { paths } from '@/facts/paths';
import { newCustomersQuery } from '@/features/admin-companies/api';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { usePageTitle } from '@/ui/page-title';
import { Progress } from '@/ui/Progress';
import { rowMark, useRowKeys } from '@/ui/row-keys';
import { SkeletonRows } from '@/ui/Skeleton';
import { shortDayWords } from '@/ui/time';
import { text } from './text';

const names = Object.keys(text.steps) as (keyof NewCustomerSteps)[];
const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Step({ name, done }: { name: keyof NewCustomerSteps; done: boolean }) {
  return (
    <li className="flex items-center gap-1.5">
      {done ? (
        <CircleCheck {...ICON} className="shrink-0 text-positive" />
      ) : (
        <Circle {...ICON} className="shrink-0 text-fg-subtle" />
      )}
      <span className="sr-only">{done ? text.done : text.missing}</span>
      <span className={done ? 'text-fg-muted' : undefined}>{text.steps[name]}</span>
    </li>
  );
}

function Row({ customer }: { customer: NewCustomer }) {
  const { id, name, paying_since: since, steps } = customer;
  const done = names.filter((step) => steps[step]).length;
  const label = text.progress(done, names.length);
  return (
    <li className="flex flex-col gap-2 px-4.5 py-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Link
          {...rowMark}
          to={`${paths.adminCompanies}?company=${id}`}
          className="font-medium break-words text-link underline-offset-3 hover:underline"
        >
          {name}
        </Link>
        <span className="text-xs text-fg-muted">{text.since(shortDayWords(since))}</span>
        <span className="text-xs text-fg-muted">{label}</span>
      </p>
      <Progress done={done} total={names.length} label={label} />
      <ul className="grid gap-x-6 gap-y-1 text-sm md:grid-cols-2 lg:grid-cols-3">
        {names.map((step) => (
          <Step key={step} name={step} done={steps[step]} />
        ))}
      </ul>
    </li>
  );
}

/** The companies that have begun to pay, and what the rows of each say that it has done. */
export function NewCustomers() {
  usePageTitle(text.title);
  useRowKeys();
  const query = useInfiniteQuery(newCustomersQuery);
  const customers = rows(query.data);
  return (
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
              <Link to={paths.adminPayingCompanies}>{text.toPaying}</Link>
            </Button>
          }
        >
          {text.empty}
        </EmptyState>
      )}
      {customers.length > 0 && (
        <ul aria-label={text.list} className="divide-y divide-line">
          {customers.map((customer) => (
            <Row key={customer.id} customer={customer} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
    </Card>
  );
}
