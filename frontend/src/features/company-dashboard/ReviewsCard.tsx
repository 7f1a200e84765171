import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { OutstandingReview } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { reviewsQuery } from './api';
import { text } from './text';

const words = text.reviews;

function Row({ review, isMember }: { review: OutstandingReview; isMember: boolean }) {
  const shown = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{words.candidate(review.code)}</span>
        <span className="block text-xs break-words text-fg-muted">{review.role_title}</span>
      </span>
      <span className="shrink-0 text-right text-xs text-fg-muted">
        <span className="block">{words.released}</span>
        <Time at={review.released_at} look="relative" />
      </span>
    </>
  );
  const look = 'flex min-h-14 items-center gap-4 px-4.5 py-2.5 text-sm';
  return (
    <li className="border-b border-line last:border-b-0">
      {isMember ? (
        <Link
          to={to(paths.selectionBoard, { roleId: review.role_id })}
          className={`${look} -outline-offset-2 hover:bg-surface-hover`}
        >
          {shown}
        </Link>
      ) : (
        <span className={look}>{shown}</span>
      )}
    </li>
  );
}

type ReviewsCardProps = { company: string; days: number | null; isMember: boolean };

/** The applicants whom nobody of the company has moved for too long. */
export function ReviewsCard({ company, days, isMember }: ReviewsCardProps) {
  const query = useInfiniteQuery(reviewsQuery(company));
  const waiting = rows(query.data);
  return (
    <Card flush title={words.title}>
      {query.isPending && <SkeletonRows rows={2} />}
      {query.isError && (
        <LoadFailed query={query} className="m-4">
          {words.failed}
        </LoadFailed>
      )}
      {query.isSuccess && waiting.length === 0 && (
        <EmptyState icon={CircleCheck}>{words.empty}</EmptyState>
      )}
      {waiting.length > 0 && (
        <>
          {days !== null && (
            <p className="border-b border-line px-4.5 py-2.5 text-xs text-fg-muted">
              {words.lead(days)}
            </p>
          )}
          <ul aria-label={words.list}>
            {waiting.map((review) => (
              <Row key={review.id} review={review} isMember={isMember} />
            ))}
          </ul>
        </>
      )}
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {words.more}
        </LoadMore>
      )}
    </Card>
  );
}
