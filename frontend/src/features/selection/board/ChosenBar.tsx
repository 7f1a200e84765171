import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BoardLine, BoardMove, CandidateCard } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { sharedMoves } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { Button } from '@/ui/Button';

type ChosenBarProps = {
  role: string;
  cards: readonly CandidateCard[];
  moves: readonly BoardLine[];
  onMove: (act: BoardMove) => void;
  onClear: () => void;
  /** More buttons, on a phone. */
  children?: ReactNode;
};

/** What can be done with those who are chosen: over the board, which stays where it is. */
export function ChosenBar(props: ChosenBarProps) {
  const { role, cards, moves, onMove, onClear, children } = props;
  if (cards.length === 0) return null;
  const ids = cards.map(({ id }) => id).join(',');
  const mayCompare = cards.length >= 2 && cards.length <= 4;
  return (
    <div
      role="group"
      aria-label={text.chosen(cards.length)}
      className="fixed inset-x-4 bottom-6 z-(--z-sticky) mx-auto flex w-fit max-w-[calc(100%-2rem)] flex-wrap items-center gap-2 rounded-lg border border-primary-line bg-primary-soft px-3 py-2 text-sm shadow-3 max-md:bottom-20 md:left-(--sidebar-w)"
    >
      <span className="mr-2 font-medium">{text.chosen(cards.length)}</span>
      {sharedMoves(moves, cards).map((act) => (
        <Button
          key={act}
          size="sm"
          variant={act === 'decline' ? 'danger' : 'secondary'}
          onClick={() => onMove(act)}
        >
          {text.acts[act]}
        </Button>
      ))}
      {children}
      {mayCompare ? (
        <Button size="sm" asChild>
          <Link to={`${to(paths.selectionCompare, { roleId: role })}?ids=${ids}`}>
            {text.compare}
          </Link>
        </Button>
      ) : (
        <Button size="sm" disabledReason={text.compareLimit}>
          {text.compare}
        </Button>
      )}
      <Button size="sm" variant="ghost" className="ml-auto" onClick={onClear}>
        {text.clear}
      </Button>
    </div>
  );
}
