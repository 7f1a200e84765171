import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardColumn, BoardMove, CandidateCard } from '@/api/words';
import { columns } from '@/features/selection/rules';
import { focusSoon, isLost, settleOn } from './focus';
import { cardId, foldId, headId, type Shelf } from './shelf';

/** After how long the focus goes elsewhere. The column of a moved card may not be loaded as far as its place. */
const WAIT_MS = 1500;
/** For how long a moved card takes the focus from there when it comes after all. */
const LATE_MS = 10_000;

type Left = Pick<CandidateCard, 'id' | 'column'>;
type Wanted = Left & { isLate: boolean };
type Place = { column: BoardColumn; index: number };

/** The part of a column that takes the focus where no card can: its heading, or the button that unfolds it. */
const partOf = (column: BoardColumn): string =>
  document.getElementById(headId(column)) === null ? foldId(column) : headId(column);

/** Whether the focus stands where it was put until the card comes. */
const isWaiting = ({ column }: Left): boolean =>
  isLost() || (column !== null && document.activeElement?.id === partOf(column));

/** The columns of a board as far as they are drawn. */
function useShelves() {
  const shelves = useRef(new Map<BoardColumn, Shelf>());
  const find = useCallback((id: string): Place | null => {
    for (const [column, { cards }] of shelves.current) {
      const index = cards.findIndex((card) => card.id === id);
      if (index >= 0) return { column, index };
    }
    return null;
  }, []);
  /** The card next to those that leave a column: the one after them, or else the one before. */
  const beside = useCallback((leaving: readonly Left[]): string | null => {
    const column = leaving[0]?.column;
    const cards = column == null ? [] : (shelves.current.get(column)?.cards ?? []);
    const ids = new Set(leaving.map(({ id }) => id));
    const last = cards.findLastIndex(({ id }) => ids.has(id));
    const stays = ({ id }: Left) => !ids.has(id);
    const next = cards.slice(last + 1).find(stays) ?? cards.slice(0, last + 1).findLast(stays);
    return next?.id ?? null;
  }, []);
  return useMemo(() => ({ shelves, find, beside }), [find, beside]);
}

/** The card that has the focus; nothing once something else has it. */
function useHeld() {
  const held = useRef<string | null>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
      held.current = card?.dataset['card'] ?? null;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  return held;
}

type Shelves = ReturnType<typeof useShelves>['shelves'];

/** Going by arrow keys: within a column, and to the column beside it. */
function useWalk(shelves: Shelves, setCurrent: (id: string) => void) {
  const go = useCallback(
    (column: BoardColumn, index: number) => {
      const shelf = shelves.current.get(column);
      const card = shelf?.cards[index];
      if (shelf === undefined || card === undefined) return false;
      shelf.reveal(index);
      setCurrent(card.id);
      focusSoon(cardId(card.id));
      return true;
    },
    [shelves, setCurrent],
  );

  const sideways = useCallback(
    (from: BoardColumn, index: number, step: 1 | -1) => {
      for (let place = columns.indexOf(from) + step; ; place += step) {
        const column = columns[place];
        if (column === undefined) return;
        const size = shelves.current.get(column)?.cards.length ?? 0;
        if (size > 0 && go(column, Math.min(index, size - 1))) return;
      }
    },
    [shelves, go],
  );

  return { go, sideways };
}

/** The cards of the board by their ids: scrolling to one, and giving it the focus. */
function useShowing() {
  const [current, setCurrent] = useState<string | null>(null);
  const { shelves, find, beside } = useShelves();
  /** Has a card seen on its column, without the focus. */
  const reveal = useCallback(
    (id: string) => {
      const place = find(id);
      if (place !== null) shelves.current.get(place.column)?.reveal(place.index);
    },
    [find, shelves],
  );

  /** Goes to a card wherever it stands; not where no column is loaded as far as that. */
  const show = useCallback(
    (id: string) => {
      const place = find(id);
      if (place === null) return false;
      shelves.current.get(place.column)?.reveal(place.index);
      setCurrent(id);
      settleOn(cardId(id));
      return true;
    },
    [find, shelves],
  );
  return { current, setCurrent, shelves, find, beside, reveal, show };
}

/**
 * Where the focus stands on a board, and where it goes: it stays on a card that is moved, by whatever means and by
 * whomever, and goes to the next one where a card is declined.
 */
export function useBoardFocus(isWide: boolean) {
  const { current, setCurrent, shelves, find, beside, reveal, show } = useShowing();
  const held = useHeld();
  /** A card that was moved, and the column that it leaves. */
  const wanted = useRef<Wanted | null>(null);

  const look = useCallback(() => {
    const moved = wanted.current;
    if (moved !== null) {
      const place = find(moved.id);
      if (place === null || place.column === moved.column) return;
      wanted.current = null;
      if (!moved.isLate || isWaiting(moved)) show(moved.id);
    } else if (held.current !== null && isLost()) show(held.current);
  }, [find, show, held]);

  const onShelf = useCallback(
    (column: BoardColumn, shelf: Shelf | null) => {
      if (shelf === null) {
        shelves.current.delete(column);
        return;
      }
      shelves.current.set(column, shelf);
      look();
    },
    [shelves, look],
  );

  /** The next card of a column that some leave; its heading where nobody is left. */
  const stay = useCallback(
    (column: BoardColumn | null, next: string | null) => {
      if (next !== null && show(next)) return;
      if (column !== null) settleOn(partOf(column));
    },
    [show],
  );

  /** Called as a move begins, while the cards still stand where they were. */
  const onMoved = useCallback(
    (cards: readonly Left[], act: BoardMove) => {
      const [first] = cards;
      if (first === undefined) return;
      const next = beside(cards);
      // A phone shows one column at a time: going through it must not lead into another.
      if (act === 'decline' || !isWide) {
        stay(first.column, next);
        return;
      }
      const moved = { id: first.id, column: first.column, isLate: false };
      wanted.current = moved;
      setTimeout(() => {
        if (wanted.current !== moved) return;
        moved.isLate = true;
        if (isLost()) stay(first.column, next);
      }, WAIT_MS);
      setTimeout(() => {
        if (wanted.current === moved) wanted.current = null;
      }, LATE_MS);
    },
    [beside, stay, isWide],
  );

  /** Called where a move that was asked about is not made. */
  const onKept = useCallback(
    ([first]: readonly Left[]) => {
      // The dialog first gives the focus back to its opener, if that is still there.
      setTimeout(() => {
        if (first !== undefined && isLost()) show(first.id);
      }, 50);
    },
    [show],
  );

  const walk = useWalk(shelves, setCurrent);

  return { current, setCurrent, onShelf, onMoved, onKept, show, reveal, find, ...walk };
}

export type BoardFocus = ReturnType<typeof useBoardFocus>;
