import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { BoardColumn, BoardLine, BoardMove, CandidateCard } from '@/api/words';
import { columns, moveTo, nameOf, nextTarget } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { announce } from '@/ui/announce';
import { cardId } from './BoardCard';
import type { Shelf } from './BoardColumn';

type Picked = { card: CandidateCard; over: BoardColumn };

type KeysProps = {
  moves: readonly BoardLine[];
  canMove: boolean;
  onMove: (card: CandidateCard, act: BoardMove) => void;
  onChoose: (card: CandidateCard) => void;
};

/** How often the focus is tried: a card is drawn a moment after its column has scrolled to it. */
const TRIES = 20;

/** Gives a card the focus as soon as it is drawn. */
function focusSoon(id: string, tries = TRIES): void {
  const link = document.getElementById(cardId(id));
  if (link !== null) link.focus();
  else if (tries > 0) requestAnimationFrame(() => focusSoon(id, tries - 1));
}

/** The columns of a board as far as they are drawn, and going to one of their cards. */
function useShelves() {
  const [current, setCurrent] = useState<string | null>(null);
  const shelves = useRef(new Map<BoardColumn, Shelf>());

  const onShelf = useCallback((column: BoardColumn, shelf: Shelf | null) => {
    if (shelf === null) shelves.current.delete(column);
    else shelves.current.set(column, shelf);
  }, []);

  const indexOf = useCallback(({ id, column }: CandidateCard) => {
    const cards = column === null ? [] : (shelves.current.get(column)?.cards ?? []);
    return cards.findIndex((card) => card.id === id);
  }, []);

  const go = useCallback((column: BoardColumn, index: number) => {
    const shelf = shelves.current.get(column);
    const card = shelf?.cards[index];
    if (shelf === undefined || card === undefined) return false;
    shelf.reveal(index);
    setCurrent(card.id);
    focusSoon(card.id);
    return true;
  }, []);

  const sideways = useCallback(
    (from: BoardColumn, index: number, step: 1 | -1) => {
      for (let place = columns.indexOf(from) + step; ; place += step) {
        const column = columns[place];
        if (column === undefined) return;
        const size = shelves.current.get(column)?.cards.length ?? 0;
        if (size > 0 && go(column, Math.min(index, size - 1))) return;
      }
    },
    [go],
  );

  return { current, setCurrent, onShelf, indexOf, go, sideways };
}

type PickedProps = Pick<KeysProps, 'moves' | 'onMove'>;

/** A card that is picked up by key: arrows choose where to, Space drops it, Escape puts it back. */
function usePicked({ moves, onMove }: PickedProps) {
  const [picked, setPicked] = useState<Picked | null>(null);
  // A card that is moved is mounted again in another column, and the focus goes with it.
  const follow = useRef<string | null>(null);
  useEffect(() => {
    if (follow.current === null) return;
    const id = follow.current;
    follow.current = null;
    focusSoon(id);
  });

  const drop = useCallback(() => {
    if (picked === null) return;
    const { card, over } = picked;
    setPicked(null);
    const act = moveTo(moves, card.column, over);
    if (act === null) {
      announce(text.dropped(nameOf(card)));
      return;
    }
    follow.current = card.id;
    onMove(card, act);
  }, [picked, moves, onMove]);

  const steer = useCallback(
    (key: string) => {
      if (picked === null) return false;
      if (key === 'Escape') {
        announce(text.dropped(nameOf(picked.card)));
        setPicked(null);
      } else if (key === ' ') drop();
      else if (key === 'ArrowLeft' || key === 'ArrowRight') {
        const step = key === 'ArrowRight' ? 1 : -1;
        const over = nextTarget(moves, picked.card.column, picked.over, step);
        if (over !== null) {
          setPicked({ ...picked, over });
          announce(text.over(text.columns[over]));
        }
      } else return false;
      return true;
    },
    [picked, drop, moves],
  );

  return { picked, setPicked, steer };
}

/** Going through a board by key: arrows between cards, Space to pick one up, arrows to choose where to. */
export function useBoardKeys({ moves, canMove, onMove, onChoose }: KeysProps) {
  const { current, setCurrent, onShelf, indexOf, go, sideways } = useShelves();
  const { picked, setPicked, steer } = usePicked({ moves, onMove });

  const act = useCallback(
    (key: string, card: CandidateCard, openMenu: () => void) => {
      if (card.column === null) return false;
      const index = indexOf(card);
      if (key === 'ArrowDown') go(card.column, index + 1);
      else if (key === 'ArrowUp') go(card.column, index - 1);
      else if (key === 'ArrowRight') sideways(card.column, index, 1);
      else if (key === 'ArrowLeft') sideways(card.column, index, -1);
      else if (!canMove) return false;
      else if (key === ' ') {
        setPicked({ card, over: card.column });
        announce(text.pickedUp(nameOf(card), text.columns[card.column]));
      } else if (key.toLowerCase() === 'm') openMenu();
      else if (key.toLowerCase() === 'x') onChoose(card);
      else return false;
      return true;
    },
    [indexOf, go, sideways, canMove, onChoose, setPicked],
  );

  const onKey = useCallback(
    (event: KeyboardEvent, card: CandidateCard, openMenu: () => void) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (steer(event.key) || act(event.key, card, openMenu)) event.preventDefault();
    },
    [steer, act],
  );

  const onFocus = useCallback(
    ({ id }: CandidateCard) => {
      setCurrent(id);
      setPicked((now) => (now !== null && now.card.id !== id ? null : now));
    },
    [setCurrent, setPicked],
  );

  return { current, picked, onShelf, onKey, onFocus };
}
