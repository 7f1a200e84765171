import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import { paths } from '@/facts/paths';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorBox } from '@/ui/ErrorBox';
import { LoadFailed } from '@/ui/Loaded';
import { Loading, Skeleton } from '@/ui/Skeleton';
import { storiesQuery, storyByIdQuery } from '@/features/stories/api';
import { useLikeStatuses } from '@/features/stories/likes';
import { filterCount, noFilters, withQuery, type StoryQuery } from '@/features/stories/rules';
import { text } from '@/features/stories/text';
import { StoryItem } from './StoryItem';

const words = text.list;

/** Cards that are still loading, on the same grid. */
function ListSkeleton() {
  return (
    <Loading>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="mx-2 flex gap-3 py-3.5 pr-4 pl-4.5">
          <Skeleton className="size-9 rounded-[7px]" />
          <div className="flex-1 space-y-2.5 pt-1">
            <Skeleton className="w-1/2" />
            <Skeleton className="h-2 w-1/3" />
            <Skeleton className="h-2 w-11/12" />
            <Skeleton className="h-2 w-1/4" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

type EmptyProps = { query: StoryQuery; onChange: (query: StoryQuery) => void };

/** Nothing found: why, and the one step that changes it. */
function Empty({ query, onChange }: EmptyProps) {
  const share = (
    <Button asChild>
      <Link to={paths.submitInterview}>{words.share}</Link>
    </Button>
  );
  const count = filterCount(query);
  const onlyCompany = count > 0 && count === query.company.length && query.q === '';
  const kind = onlyCompany
    ? { says: words.emptyCompany, action: share }
    : count > 0
      ? {
          says: words.empty,
          action: <Button onClick={() => onChange(noFilters(query))}>{words.clear}</Button>,
        }
      : query.q === ''
        ? { says: words.emptyAll, action: share }
        : {
            says: words.emptySearch,
            action: (
              <Button onClick={() => onChange({ ...query, q: '', sort: 'recent' })}>
                {text.searching.clear}
              </Button>
            ),
          };
  return (
    <EmptyState icon={SearchX} action={kind.action}>
      {kind.says}
    </EmptyState>
  );
}

type StoryListProps = EmptyProps & {
  /** The story that is open beside the list. */
  openId: string | null;
};

/** The stories of a query, page by page. More are added below without moving the focus. */
export function StoryList({ query, onChange, openId }: StoryListProps): ReactNode {
  const client = useQueryClient();
  const list = useInfiniteQuery(storiesQuery(query));
  const shown = useMemo(() => rows(list.data), [list.data]);
  const groups = useMemo(
    () => (list.data?.pages ?? []).map((page) => page.items.map((card) => card.id)),
    [list.data],
  );
  useLikeStatuses(list.isPlaceholderData ? [] : groups);
  const box = useRef<HTMLUListElement>(null);
  const before = useRef(0);
  const asked = useRef(false);
  useEffect(() => {
    const added = shown.length - before.current;
    if (asked.current && added > 0) {
      asked.current = false;
      announce(words.moreLoaded(added));
      // The button is gone at the end; the first new story takes its focus.
      if (!list.hasNextPage) box.current?.children[before.current]?.querySelector('a')?.focus();
    }
    before.current = shown.length;
  }, [shown.length, list.hasNextPage]);
  if (list.isPending) return <ListSkeleton />;
  if (list.isError && shown.length === 0)
    return (
      <LoadFailed query={list} className="mx-5">
        {words.failed}
      </LoadFailed>
    );
  if (shown.length === 0) return <Empty query={query} onChange={onChange} />;
  // Where it fails, opening the story shows the failure.
  const preload = (id: string) => void client.query(storyByIdQuery(id)).catch(() => undefined);
  const more = () => {
    asked.current = true;
    void list.fetchNextPage();
  };
  return (
    <div
      aria-busy={list.isPlaceholderData}
      className={cx('transition-opacity delay-400', list.isPlaceholderData && 'opacity-60')}
    >
      <ul ref={box}>
        {shown.map((card) => (
          <StoryItem
            key={card.id}
            card={card}
            to={withQuery(card.path, query)}
            open={card.id === openId}
            onPreload={() => preload(card.id)}
          />
        ))}
      </ul>
      {list.isError && (
        <ErrorBox className="m-5" onRetry={more} retrying={list.isFetching}>
          {words.failed}
        </ErrorBox>
      )}
      {list.hasNextPage ? (
        <div className="p-4 text-center">
          <Button loading={list.isFetchingNextPage} onClick={more}>
            {words.more}
          </Button>
        </div>
      ) : (
        <p className="p-5 text-center text-xs text-fg-subtle">{words.end}</p>
      )}
    </div>
  );
}
