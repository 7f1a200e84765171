import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { rows } from '@/api/cache/page';
import type { BoardColumn as Name, CandidateCard } from '@/api/words';
import { columnQuery } from '@/features/selection/api';
import { isNarrow, type Sought } from '@/features/selection/filters/rules';
import { text } from '@/features/selection/text';
import { cx } from '@/ui/cx';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { BoardCard, type CardActs } from './BoardCard';
import { useWindow } from './use-window';

/** A card and the gap below it. */
const ROW_REM = 9.5;

/** What the board has to know of a column to go through it by key. */
export type Shelf = { cards: readonly CandidateCard[]; reveal: (index: number) => void };

type BoardColumnProps = {
  role: string;
  column: Name;
  sought: Sought;
  /** How many it holds of those that the filter leaves; absent while nobody knows. */
  count: number | undefined;
  acts: CardActs;
  current: string | null;
  chosen: ReadonlySet<string>;
  pickedUp: string | null;
  /** Whether something that is dragged or picked up would go here. */
  isTarget: boolean;
  mayDrop: boolean;
  onDrop: () => void;
  onShelf: (column: Name, shelf: Shelf | null) => void;
  isWide: boolean;
};

/** One column; only the cards that can be seen are drawn. */
export function BoardColumn(props: BoardColumnProps) {
  const { role, column, sought, acts, current, chosen, pickedUp, onShelf } = props;
  const query = useInfiniteQuery(columnQuery(role, column, sought));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const cards = useMemo(() => rows(query.data), [query.data]);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const { first, last, reveal } = useWindow(box, cards.length, ROW_REM);
  useEffect(() => {
    if (last >= cards.length - 10 && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [last, cards.length, hasNextPage, isFetchingNextPage, fetchNextPage]);
  useEffect(() => {
    onShelf(column, { cards, reveal });
    return () => onShelf(column, null);
  }, [column, cards, reveal, onShelf]);

  // Tab stops in each column at the card that had the focus last, or at the first.
  const stop = cards.some(({ id }) => id === current) ? current : (cards[0]?.id ?? null);
  const name = text.columns[column];
  const { q } = sought;
  // Words are found page by page; what a filter leaves is counted.
  const count = q === '' ? (props.count ?? cards.length) : cards.length;
  return (
    <section
      aria-label={text.columnLabel(name, count)}
      onDragOver={(event) => {
        if (props.mayDrop) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
      className={cx(
        'flex min-h-0 flex-col rounded-lg border bg-surface-sunken',
        props.isWide ? 'w-66 flex-none' : 'w-full',
        props.isTarget ? 'border-primary bg-primary-soft' : 'border-line',
      )}
    >
      <h2 className="flex items-center gap-2 px-3 py-2.5 text-sm">
        {name}
        <span className="font-normal text-fg-muted tabular-nums">
          {q === '' ? count : text.found(count, hasNextPage)}
        </span>
      </h2>
      <div ref={setBox} className="min-h-0 flex-1 overflow-y-auto px-2 pt-px pb-2">
        {query.isPending && <SkeletonRows rows={2} />}
        {query.isError && cards.length === 0 && (
          <LoadFailed query={query}>{text.columnFailed}</LoadFailed>
        )}
        {query.isSuccess && cards.length === 0 && (
          <p className="px-1 py-3 text-xs text-fg-muted">
            {q === '' && !isNarrow(sought.filter) ? text.columnEmpty : text.nothingFound}
          </p>
        )}
        <ul className="relative" style={{ height: `${cards.length * ROW_REM}rem` }}>
          {cards.slice(first, last).map((card, place) => (
            <li
              key={card.id}
              aria-setsize={count}
              aria-posinset={first + place + 1}
              className="absolute inset-x-0 h-36"
              style={{ top: `${(first + place) * ROW_REM}rem` }}
            >
              <BoardCard
                role={role}
                card={card}
                isCurrent={card.id === stop}
                isChosen={chosen.has(card.id)}
                isPickedUp={card.id === pickedUp}
                acts={acts}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
