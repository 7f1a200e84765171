import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { Time } from '@/ui/Time';
import { detailsQueueQuery } from './api';
import { text } from './text';

type DetailsQueueCardProps = { link: (company: string) => string };

/** The companies whose details wait for a decision; absent where none do. */
export function DetailsQueueCard({ link }: DetailsQueueCardProps) {
  const query = useInfiniteQuery(detailsQueueQuery);
  const waiting = rows(query.data);
  if (query.isError && waiting.length === 0)
    return (
      <LoadFailed query={query} className="mb-4">
        {text.queueFailed}
      </LoadFailed>
    );
  if (waiting.length === 0) return null;
  return (
    <Card title={text.queue} className="mb-4">
      <ul className="flex flex-col gap-2 text-sm">
        {waiting.map(({ company_id: id, form, changed_at: at }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <Link
              to={link(id)}
              className="inline-flex min-h-6 items-center font-medium break-words underline-offset-3 hover:underline max-md:min-h-11"
            >
              {form.name}
            </Link>
            <span className="text-fg-muted">
              {form.website} {at !== null && <Time at={at} look="relative" />}
            </span>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
    </Card>
  );
}
