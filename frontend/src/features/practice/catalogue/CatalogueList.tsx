import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, CircleDot, Code } from 'lucide-react';
import { Link } from 'react-router-dom';

import { PAGE_SIZE, rows } from '@/api/cache/page';
import type { PracticeRow, PracticeStatus } from '@/api/words';
import { paths } from '@/facts/paths';
import { difficultyLabel, keywordsBeside, typeLabel } from '@/features/problems/rules';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { Loading, Skeleton } from '@/ui/Skeleton';

import { catalogueQuery } from '@/features/practice/api';
import { isNarrow, type PracticeFilter, problemPath, timeText } from '@/features/practice/rules';
import { text } from '@/features/practice/text';

const ICONS = { todo: CircleDashed, tried: CircleDot, solved: CircleCheck } as const;

function Status({ status }: { status: PracticeStatus }) {
  const Icon = ICONS[status];
  return (
    <span className="inline-flex w-20 shrink-0 items-center gap-1.5 text-xs text-fg-muted max-md:w-auto">
      <Icon
        size={15}
        strokeWidth={1.75}
        aria-hidden="true"
        className={status === 'solved' ? 'text-positive-text' : ''}
      />
      {text.statuses[status]}
    </span>
  );
}

function Row({ row }: { row: PracticeRow }) {
  const { statistics, best_points } = row;
  const acceptance = statistics?.acceptance_percent ?? null;
  const median = statistics?.median_seconds ?? null;
  const numbers = [
    ...(acceptance === null ? [] : [text.acceptance(acceptance)]),
    ...(median === null ? [] : [text.median(timeText(median))]),
  ];
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={problemPath(row)}
        className="flex items-center gap-4 px-4.5 py-3.5 -outline-offset-2 hover:bg-surface-hover max-md:flex-wrap max-md:gap-2"
      >
        {row.status !== null && <Status status={row.status} />}
        <span className="min-w-0 flex-1 max-md:basis-full">
          <span className="block font-medium break-words">{row.title}</span>
          <span className="mt-1.5 flex flex-wrap gap-1.5">
            <Badge>{difficultyLabel(row.difficulty)}</Badge>
            {row.type !== 'code' && <Badge>{typeLabel(row.type)}</Badge>}
            {keywordsBeside(row.type, row.keywords)
              .slice(0, 4)
              .map((keyword) => (
                <Badge key={keyword} tone="outline">
                  {keyword}
                </Badge>
              ))}
          </span>
        </span>
        <span className="shrink-0 text-right text-xs text-fg-muted tabular-nums max-md:text-left">
          <span className="block">{numbers.join(', ')}</span>
          {best_points !== null && (
            <span className="block font-medium text-fg">{text.best(best_points)}</span>
          )}
        </span>
      </Link>
    </li>
  );
}

/** As many rows as a page of the list has, each of its height. */
function CatalogueSkeleton() {
  return (
    <Loading>
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <div
          key={index}
          className="flex h-19.5 flex-col justify-center gap-2.5 border-b border-line px-4.5 last:border-b-0 max-md:h-26"
        >
          <Skeleton className={index % 2 === 0 ? 'w-2/5' : 'w-1/3'} />
          <Skeleton className="h-4 w-1/4" />
        </div>
      ))}
    </Loading>
  );
}

type CatalogueListProps = {
  filter: PracticeFilter;
  who: string | null;
  onClear: () => void;
  /** A problem that the page shows elsewhere. */
  without?: string;
};

/** The problems that a filter leaves, page by page. */
export function CatalogueList({ filter, who, onClear, without }: CatalogueListProps) {
  const query = useInfiniteQuery(catalogueQuery(filter, who));
  const problems = rows(query.data).filter((row) => row.slug !== without);
  if (query.isPending)
    return (
      <Card flush>
        <CatalogueSkeleton />
      </Card>
    );
  return (
    <>
      {query.isError && (
        <LoadFailed query={query} className="mb-4">
          {text.loadFailed}
        </LoadFailed>
      )}
      {query.isSuccess && problems.length === 0 && (
        <Card>
          <EmptyState
            icon={Code}
            action={
              isNarrow(filter) ? (
                <Button onClick={onClear}>{text.clearFilters}</Button>
              ) : (
                <Button asChild>
                  <Link to={paths.home}>{text.home}</Link>
                </Button>
              )
            }
          >
            {isNarrow(filter) ? text.noMatch : text.empty}
          </EmptyState>
        </Card>
      )}
      {problems.length > 0 && (
        <Card flush>
          <ul aria-label={text.list}>
            {problems.map((row) => (
              <Row key={row.slug} row={row} />
            ))}
          </ul>
          {query.hasNextPage && (
            <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
              {text.more}
            </LoadMore>
          )}
        </Card>
      )}
    </>
  );
}
