import { useCallback, useState, type ReactNode } from 'react';
import type { BoardMove, CandidateCard } from '@/api/words';
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

/** Makes moves, and asks first for the words of those that need some. */
export function useAsking(moves: Pick<Moves, 'move'>, onMoved?: () => void) {
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
      onMoved?.();
    },
    [move, onMoved],
  );
  const close = () => setAsked(null);
  let dialog: ReactNode = null;
  if (asked?.act === 'decline')
    dialog = (
      <DeclineDialog
        who={whoOf(asked.cards)}
        onSubmit={(said) => {
          move(asked.cards, said);
          onMoved?.();
        }}
        onClose={close}
      />
    );
  if (asked?.act === 'move_back')
    dialog = (
      <ReasonDialog
        words={{ ...text.backMove, title: text.backMove.title(whoOf(asked.cards)) }}
        onSubmit={(reason) => {
          move(asked.cards, { act: 'move_back', reason });
          onMoved?.();
          close();
        }}
        onClose={close}
      />
    );
  return { ask, dialog };
}
