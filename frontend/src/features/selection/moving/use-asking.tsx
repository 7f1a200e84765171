import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { BoardMove, CandidateCard } from '@/api/words';
import type { Said } from '@/features/selection/api';
import { DeclineDialog } from '@/features/selection/dialogs/DeclineDialog';
import { ReasonDialog } from '@/features/selection/dialogs/ReasonDialog';
import { nameOf, needsWords } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import type { Moves } from './use-moves';

type Asked = { cards: readonly CandidateCard[]; act: 'move_back' | 'decline' };

const whoOf = (cards: readonly CandidateCard[]): string => {
  const [first] = cards;
  return first === undefined || cards.length > 1 ? text.decline.many(cards.length) : nameOf(first);
};

type Listeners = {
  /** As a move begins. */
  onMoved?: (cards: readonly CandidateCard[], act: BoardMove) => void;
  /** Where the question is closed without one. */
  onKept?: (cards: readonly CandidateCard[]) => void;
};

/** Makes moves, and asks first for the words of those that need some. */
export function useAsking(moves: Pick<Moves, 'move'>, { onMoved, onKept }: Listeners = {}) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { move } = moves;
  const ask = useCallback(
    (cards: readonly CandidateCard[], act: BoardMove) => {
      if (cards.length === 0) return;
      if (needsWords(act)) {
        setAsked({ cards, act });
        return;
      }
      move(cards, { act });
      onMoved?.(cards, act);
    },
    [move, onMoved],
  );
  const made = useRef(false);
  const close = () => {
    setAsked(null);
    if (!made.current && asked !== null) onKept?.(asked.cards);
    made.current = false;
  };
  const make = (cards: readonly CandidateCard[], said: Said) => {
    made.current = true;
    move(cards, said);
    onMoved?.(cards, said.act);
  };
  let dialog: ReactNode = null;
  if (asked?.act === 'decline')
    dialog = (
      <DeclineDialog
        who={whoOf(asked.cards)}
        onSubmit={(said) => make(asked.cards, said)}
        onClose={close}
      />
    );
  if (asked?.act === 'move_back')
    dialog = (
      <ReasonDialog
        words={{ ...text.backMove, title: text.backMove.title(whoOf(asked.cards)) }}
        onSubmit={(reason) => {
          make(asked.cards, { act: 'move_back', reason });
          close();
        }}
        onClose={close}
      />
    );
  return { ask, dialog };
}
