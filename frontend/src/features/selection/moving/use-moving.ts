import { useCallback, useRef } from 'react';
import type { Board, BoardMove, CandidateCard } from '@/api/words';
import { settleOn } from '@/features/selection/board/focus';
import type { BoardFocus } from '@/features/selection/board/use-board-focus';
import { panelTitle } from '@/features/selection/panel/title';
import { useAsking } from './use-asking';
import { useMoves } from './use-moves';

/** Moves from the board and from beside it: on the board the focus follows the card, beside it it stays. */
export function useMoving(board: Board, focus: BoardFocus, clear: () => void) {
  const made = useMoves(board.role_id, board.moves);
  const { onMoved, onKept } = focus;
  const isBeside = useRef(false);
  const moved = useCallback(
    (cards: readonly CandidateCard[], act: BoardMove) => {
      clear();
      if (isBeside.current) settleOn(panelTitle);
      else onMoved(cards, act);
    },
    [clear, onMoved],
  );
  const { ask, dialog } = useAsking(made, { onMoved: moved, onKept });
  const onBoard = useCallback(
    (cards: readonly CandidateCard[], act: BoardMove) => {
      isBeside.current = false;
      ask(cards, act);
    },
    [ask],
  );
  const beside = (cards: readonly CandidateCard[], act: BoardMove) => {
    isBeside.current = true;
    ask(cards, act);
  };
  const undo = () => {
    if (isBeside.current) settleOn(panelTitle);
    else for (const { cards, said } of made.undo?.requests ?? []) onMoved(cards, said.act);
    made.takeBack();
  };
  return { made, onBoard, beside, dialog, undo };
}
