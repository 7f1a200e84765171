import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { rows, type Page } from '@/api/cache/page';
import { Card } from '@/ui/Card';
import { cx } from '@/ui/cx';
import { useListKeys } from '@/ui/list-keys';
import { usePageTitle } from '@/ui/page-title';
import { useMedia } from '@/ui/use-media';
import { BackLink } from './BackLink';
import { QueueHead } from './QueueHead';
import { QueueList } from './QueueList';

type Words = {
  title: string;
  lead: string;
  queuesLabel: string;
  empty: string;
  emptyShow: string;
  loadFailed: string;
  more: string;
  back: string;
  keys: string;
  /** What stands where the open item would; absent where an item takes the place of its list. */
  choose?: string;
};

type ReviewQueueProps<Name extends string, Row extends { id: string }> = {
  words: Words;
  queues: {
    names: readonly Name[];
    labels: Record<Name, string>;
    hints: Partial<Record<Name, string>>;
    counts: Partial<Record<Name, number>> | undefined;
    chosen: Name;
    /** Where to look for work while the chosen queue is empty. */
    home: Name;
    /** What an empty queue says where that is not what most of them say. */
    empties?: Partial<Record<Name, string>>;
  };
  /** The id of the open item. */
  open: string | null;
  /** The address of a queue, with an item open in it or none. */
  address: (queue: Name, item?: string) => string;
  query: UseInfiniteQueryResult<InfiniteData<Page<Row>>>;
  list: (rows: readonly Row[], link: (id: string) => string) => ReactNode;
  item: (id: string) => ReactNode;
  actions?: ReactNode;
  /** Whether title and actions stand above already, over tabs of which this is one. */
  titled?: boolean;
  /** Whether nothing opens by itself: where opening says to somebody that it was read, or shows a person. */
  keepsClosed?: boolean;
};

/** From this width on a list stands beside its open item; styles say `lg:` for the same. */
const BESIDE = '(min-width: 1024px)';

/**
 * Beside its list the first item opens by itself. The address names it, so that what comes first later does not take
 * its place while somebody decides about it.
 */
function useFirstOpen(first: string | undefined, show: (id: string) => void): void {
  const isBeside = useMedia(BESIDE);
  useEffect(() => {
    if (isBeside && first !== undefined) show(first);
  }, [isBeside, first, show]);
}

/** A page of queues: the rows of one, and the open item beside them or in their place. */
export function ReviewQueue<Name extends string, Row extends { id: string }>(
  props: ReviewQueueProps<Name, Row>,
) {
  const { words, queues, open, address, query } = props;
  usePageTitle(words.title);
  const navigate = useNavigate();
  const shown = useMemo(() => rows(query.data), [query.data]);
  const link = useCallback((id: string) => address(queues.chosen, id), [address, queues.chosen]);
  const show = useCallback(
    ({ id }: Row) => void navigate(link(id), { replace: open !== null }),
    [link, open, navigate],
  );
  useListKeys(shown, open, show);
  const opens = open === null && words.choose !== undefined && props.keepsClosed !== true;
  const put = useCallback(
    (id: string) => void navigate(link(id), { replace: true }),
    [link, navigate],
  );
  useFirstOpen(opens ? shown[0]?.id : undefined, put);
  const list = (
    <Card flush>
      <QueueList
        query={query}
        count={shown.length}
        words={{ ...words, empty: queues.empties?.[queues.chosen] ?? words.empty }}
        elsewhere={
          queues.chosen === queues.home
            ? null
            : { to: address(queues.home), words: words.emptyShow }
        }
      >
        {props.list(shown, link)}
      </QueueList>
    </Card>
  );
  const keys = <p className="mt-2 text-xs text-fg-subtle max-lg:hidden">{words.keys}</p>;
  const back = address(queues.chosen);
  return (
    <>
      <QueueHead
        words={words}
        titled={props.titled}
        actions={props.actions}
        queues={queues.names}
        chosen={queues.chosen}
        labels={queues.labels}
        hints={queues.hints}
        counts={queues.counts}
        link={address}
      />
      {words.choose === undefined ? (
        <>
          {open === null ? list : <BackLink to={back}>{words.back}</BackLink>}
          {open !== null && props.item(open)}
          {keys}
        </>
      ) : (
        <div className="grid grid-cols-1 items-start gap-4.5 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
          <div className={cx(open !== null && 'max-lg:hidden')}>
            {list}
            {keys}
          </div>
          {open === null ? (
            <p className="rounded-lg border border-dashed border-line p-9 text-center text-sm text-fg-muted max-lg:hidden">
              {words.choose}
            </p>
          ) : (
            <div className="min-w-0">
              <BackLink to={back} className="lg:hidden">
                {words.back}
              </BackLink>
              {props.item(open)}
            </div>
          )}
        </div>
      )}
    </>
  );
}
