import { useCallback, useState, type KeyboardEvent } from 'react';
import type { BoardColumn, BoardLine, BoardMove, CandidateCard } from '@/api/words';
import { moveTo, nameOf, nextTarget } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { announce } from '@/ui/announce';
import { type KeyGroup, usePageKeys } from '@/ui/page-keys';
import type { BoardFocus } from './use-board-focus';

type Picked = { card: CandidateCard; over: BoardColumn };

type KeysProps = {
  focus: BoardFocus;
  moves: readonly BoardLine[];
  canMove: boolean;
  onMove: (card: CandidateCard, act: BoardMove) => void;
  onChoose: (card: CandidateCard) => void;
};

type PickedProps = Pick<KeysProps, 'moves' | 'onMove'>;

/** A card that is picked up by key: arrows choose where to, Space drops it, Escape puts it back. */
function usePicked({ moves, onMove }: PickedProps) {
  const [picked, setPicked] = useState<Picked | null>(null);

  const drop = useCallback(() => {
    if (picked === null) return;
    const { card, over } = picked;
    setPicked(null);
    const act = moveTo(moves, card.column, over);
    if (act === null) {
      announce(text.dropped(nameOf(card)));
      return;
    }
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

const { heading, look, move } = text.keyList;
const looking: KeyGroup = { heading, keys: look };
const moving: KeyGroup = { heading, keys: [...look, ...move] };

/** Going through a board by key: arrows between cards, Space to pick one up, arrows to choose where to. */
export function useBoardKeys({ focus, moves, canMove, onMove, onChoose }: KeysProps) {
  const { setCurrent, find, go, sideways } = focus;
  const { picked, setPicked, steer } = usePicked({ moves, onMove });
  usePageKeys(canMove ? moving : looking);

  const act = useCallback(
    (key: string, card: CandidateCard, openMenu: () => void) => {
      if (card.column === null) return false;
      const index = find(card.id)?.index ?? 0;
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
    [find, go, sideways, canMove, onChoose, setPicked],
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

  return { picked, onKey, onFocus };
}
