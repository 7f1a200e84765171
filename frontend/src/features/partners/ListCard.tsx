import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rows, type Page } from '@/api/cache/page';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';
import { text } from './text';

type ListCardProps<T> = {
  title?: string;
  query: UseInfiniteQueryResult<InfiniteData<Page<T>>>;
  caption: string;
  empty: ReactNode;
  head: ReactNode;
  row: (item: T) => ReactNode;
};

/** A list in pages as a table: loading, failed, empty, and more of it. */
export function ListCard<T>({ title, query, caption, empty, head, row }: ListCardProps<T>) {
  const items = rows(query.data);
  return (
    <Card flush {...(title === undefined ? {} : { title })}>
      {query.isPending && <SkeletonRows rows={5} />}
      {query.isError && (
        <LoadFailed query={query} className="m-4">
          {text.loadFailed}
        </LoadFailed>
      )}
      {query.isSuccess && items.length === 0 && empty}
      {items.length > 0 && (
        <Table caption={caption}>
          <thead>
            <tr>{head}</tr>
          </thead>
          <tbody>{items.map(row)}</tbody>
        </Table>
      )}
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
    </Card>
  );
}

/** What stands where a list is empty. */
export function Nothing({ children, action }: { children: string; action?: ReactNode }) {
  return <EmptyState {...(action === undefined ? {} : { action })}>{children}</EmptyState>;
}
