import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { Notification } from '@/api/words';
import { cx } from '@/ui/cx';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { notificationsQuery } from './api';
import { text } from './text';

type RowProps = { item: Notification; onFollow: (item: Notification) => void };

function Row({ item, onFollow }: RowProps) {
  const unread = item.read_at === null;
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={item.link}
        onClick={() => onFollow(item)}
        className="flex gap-3 px-4.5 py-3 hover:bg-surface-hover"
      >
        <span
          aria-hidden="true"
          className={cx('mt-1.5 size-2 shrink-0 rounded-full', unread && 'bg-primary')}
        />
        <span className="min-w-0 flex-1">
          {unread && <span className="sr-only">{text.unreadMark}</span>}
          <span className={cx('block text-sm', unread ? 'font-semibold' : 'font-medium')}>
            {item.title}
          </span>
          <span className="mt-0.5 line-clamp-3 block text-xs whitespace-pre-line text-fg-muted">
            {item.text}
          </span>
          <Time at={item.created_at} look="relative" className="text-2xs text-fg-subtle" />
        </span>
      </Link>
    </li>
  );
}

/** The person's notifications, newest first; each line leads to its page. */
export function NotificationList({ onFollow }: { onFollow: (item: Notification) => void }) {
  const query = useInfiniteQuery(notificationsQuery);
  const shown = rows(query.data);
  return (
    <>
      {query.isPending && <SkeletonRows rows={3} />}
      {query.isError && shown.length === 0 && (
        <LoadFailed query={query} className="m-4">
          {text.failed}
        </LoadFailed>
      )}
      {query.isSuccess && shown.length === 0 && <EmptyState icon={Bell}>{text.empty}</EmptyState>}
      <ul className="empty:hidden">
        {shown.map((item) => (
          <Row key={item.id} item={item} onFollow={onFollow} />
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
    </>
  );
}
