import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { rows } from '@/api/cache/page';
import type { BoardColumn, CandidateCard } from '@/api/words';
import { columnQuery } from '@/features/selection/api';
import type { Sought } from '@/features/selection/filters/rules';

export type Neighbours = {
  /** Through whose cards it goes; null until that is known. */
  column: BoardColumn | null;
  /** The place in it from 1; null once somebody has left it. */
  place: number | null;
  count: number;
  previous: CandidateCard | undefined;
  next: CandidateCard | undefined;
};

/** Where a candidate stood when opened. A move takes them out of the column; Next still goes on through it. */
type Anchor = { id: string; column: BoardColumn; index: number };

type Asked = { role: string; sought: Sought; id: string; column: BoardColumn | null | undefined };

/** The candidates before and after one, in the column in which that one was opened. */
export function useNeighbours({ role, sought, id, column }: Asked): Neighbours {
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  if (anchor?.id !== id && column != null) setAnchor({ id, column, index: 0 });
  const through = anchor?.id === id ? anchor.column : (column ?? null);
  const query = useInfiniteQuery({
    ...columnQuery(role, through ?? 'released', sought),
    enabled: through !== null,
  });
  const cards = useMemo(() => (through === null ? [] : rows(query.data)), [through, query.data]);
  const at = cards.findIndex((card) => card.id === id);
  if (anchor?.id === id && at >= 0 && anchor.index !== at) setAnchor({ ...anchor, index: at });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const isNearEnd = at >= cards.length - 5;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);
  // The next card has moved up into the place of one that left.
  const index = at >= 0 ? at : anchor?.id === id ? anchor.index : 0;
  return {
    column: through,
    place: at >= 0 ? at + 1 : null,
    count: cards.length,
    previous: cards[index - 1],
    next: cards[at >= 0 ? index + 1 : index],
  };
}
