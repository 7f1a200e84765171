import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronsRightLeft } from 'lucide-react';
import { useEffect, useMemo, useState, type DragEvent } from 'react';
import { rows } from '@/api/cache/page';
import type { BoardColumn as Name } from '@/api/words';
import { columnQuery } from '@/features/selection/api';
import { BoardCard, type CardActs } from '@/features/selection/card/BoardCard';
import { cardTops, GAP_REM } from '@/features/selection/card/heights';
import { isNarrow, type Sought } from '@/features/selection/filters/rules';
import { text } from '@/features/selection/text';
import { cx } from '@/ui/cx';
import { IconButton } from '@/ui/IconButton';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { foldId, headId, type Shelf } from './shelf';
import { useWindow } from './use-window';

/** What a column knows of the board, folded or not. */
export type ColumnProps = {
  role: string;
  column: Name;
  sought: Sought;
  /** How many it holds of those that the filter leaves; absent while nobody knows. */
  count: number | undefined;
  /** Whether something that is picked up would go here. */
  isTarget: boolean;
  /** Whether what is dragged may be dropped here. */
  mayDrop: boolean;
  onDrop: () => void;
  /** Folds it, or unfolds it; absent where it is never folded. */
  onFold?: (() => void) | undefined;
};

type BoardColumnProps = ColumnProps & {
  acts: CardActs;
  current: string | null;
  chosen: ReadonlySet<string>;
  pickedUp: string | null;
  /** The application that is open beside the board. */
  opened: string | null;
  onShelf: (column: Name, shelf: Shelf | null) => void;
  isWide: boolean;
};

/** How a column takes what is dropped on it, and how it looks meanwhile. */
export function useDrop({ mayDrop, isTarget, onDrop }: ColumnProps) {
  const [isOver, setOver] = useState(false);
  const props = {
    onDragOver: (event: DragEvent) => {
      if (!mayDrop) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop();
    },
  };
  const look =
    isTarget || (isOver && mayDrop)
      ? 'border-primary bg-primary-soft'
      : mayDrop
        ? 'border-dashed border-primary-line bg-surface-sunken'
        : 'border-line bg-surface-sunken';
  return { props, look };
}

/** The places of the cards that are drawn: those that can be seen, and the one that Tab stops at. */
function drawn(first: number, last: number, stop: number): number[] {
  const places = Array.from({ length: last - first }, (_, place) => first + place);
  if (stop >= first && stop < last) return places;
  return stop < first ? [stop, ...places] : [...places, stop];
}

/** The cards of a column, loaded as far as they are looked at, and those of them that are drawn. */
function useCards(props: BoardColumnProps) {
  const { role, column, sought, current, onShelf, isWide } = props;
  const query = useInfiniteQuery(columnQuery(role, column, sought));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const cards = useMemo(() => rows(query.data), [query.data]);
  const tops = useMemo(() => cardTops(cards, isWide), [cards, isWide]);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const { first, last, reveal } = useWindow(box, tops);
  useEffect(() => {
    if (last >= cards.length - 10 && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [last, cards.length, hasNextPage, isFetchingNextPage, fetchNextPage]);
  useEffect(() => {
    onShelf(column, { cards, reveal });
  }, [column, cards, reveal, onShelf]);
  useEffect(() => () => onShelf(column, null), [column, onShelf]);
  // Tab stops in each column at the card that had the focus last, or at the first.
  const stop = Math.max(
    0,
    cards.findIndex(({ id }) => id === current),
  );
  return { query, cards, tops, setBox, places: drawn(first, last, stop), stop };
}

function Head({ column, count, onFold }: Pick<ColumnProps, 'column' | 'onFold'> & HeadProps) {
  const name = text.columns[column];
  return (
    <div className="flex h-8 shrink-0 items-center gap-1 pr-1 pl-2.5">
      <h2
        id={headId(column)}
        tabIndex={-1}
        className="flex min-w-0 flex-1 items-baseline gap-1.5 text-sm"
      >
        <span className="truncate">{name}</span>
        <span className="text-xs font-normal text-fg-muted tabular-nums">{count}</span>
      </h2>
      {onFold !== undefined && (
        <IconButton id={foldId(column)} size="sm" label={text.fold(name)} onClick={onFold}>
          <ChevronsRightLeft size={14} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

type HeadProps = { count: string | number };

/** One column; only the cards that can be seen are drawn. */
export function BoardColumn(props: BoardColumnProps) {
  const { role, column, sought, acts, chosen, pickedUp, opened, isWide } = props;
  const { query, cards, tops, setBox, places, stop } = useCards(props);
  const drop = useDrop(props);
  const isSearched = sought.q !== '';
  // Words are found page by page; what a filter leaves is counted.
  const count = isSearched ? cards.length : (props.count ?? cards.length);
  return (
    <section
      aria-label={text.columnLabel(text.columns[column], count)}
      {...drop.props}
      className={cx(
        '@container flex min-h-0 flex-col rounded-lg border',
        isWide ? 'min-w-36 flex-1' : 'h-full w-full shrink-0 snap-center snap-always',
        drop.look,
      )}
    >
      {isWide ? (
        <Head
          column={column}
          count={isSearched ? text.found(count, query.hasNextPage) : count}
          onFold={props.onFold}
        />
      ) : (
        <h2 id={headId(column)} tabIndex={-1} className="sr-only">
          {text.columns[column]}
        </h2>
      )}
      <div
        ref={setBox}
        className={cx(
          'min-h-0 flex-1 overflow-y-auto px-1.5 pb-1.5',
          isWide ? 'pt-px' : 'pt-1.5',
          chosen.size > 0 && 'pb-18 max-md:pb-32',
        )}
      >
        {query.isPending && <SkeletonRows rows={2} />}
        {query.isError && cards.length === 0 && (
          <LoadFailed query={query}>{text.columnFailed}</LoadFailed>
        )}
        {query.isSuccess && cards.length === 0 && (
          <p className="px-1 py-3 text-xs text-fg-muted">
            {isSearched || isNarrow(sought.filter) ? text.nothingFound : text.columnEmpty}
          </p>
        )}
        <ul className="relative" style={{ height: `${tops.at(-1) ?? 0}rem` }}>
          {places.map((place) => {
            const card = cards[place];
            const [top, end] = [tops[place], tops[place + 1]];
            if (card === undefined || top === undefined || end === undefined) return null;
            return (
              <li
                key={card.id}
                aria-setsize={count}
                aria-posinset={place + 1}
                className="absolute inset-x-0"
                style={{ top: `${top}rem`, height: `${end - top - GAP_REM}rem` }}
              >
                <BoardCard
                  role={role}
                  card={card}
                  isCurrent={place === stop}
                  isChosen={chosen.has(card.id)}
                  isPickedUp={card.id === pickedUp}
                  isOpen={card.id === opened}
                  isWide={isWide}
                  acts={acts}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
