import type { BoardLine, BoardMove, CandidateForCompany } from '@/api/words';
import { canRemind, movesFrom } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { useNow } from '@/ui/Time';

const words = text.one;

const variants: Partial<Record<BoardMove, 'secondary' | 'danger'>> = {
  move_back: 'secondary',
  decline: 'danger',
};

const isForward = ({ act }: BoardLine) => act !== 'decline' && act !== 'move_back';

type CandidateActionsProps = {
  candidate: CandidateForCompany;
  /** Small buttons, beside the board. */
  isSmall?: boolean;
  onMove: (act: BoardMove) => void;
  /** Absent where the company may not use assessments. */
  onAssess?: (() => void) | undefined;
  onRemind?: (() => void) | undefined;
};

/** In which state somebody is, and what can be done with them. */
export function CandidateActions(props: CandidateActionsProps) {
  const { candidate, isSmall = false, onMove, onAssess, onRemind } = props;
  const now = useNow();
  const size = isSmall ? 'sm' : 'md';
  const lines = candidate.can_move ? movesFrom(candidate.moves, candidate.column) : [];
  const button = ({ act, to: column }: BoardLine) => (
    <Button key={act} size={size} variant={variants[act] ?? 'primary'} onClick={() => onMove(act)}>
      {act === 'move_back' ? words.backTo(text.columns[column]) : text.acts[act]}
    </Button>
  );
  const ends = lines.filter((line) => !isForward(line));
  return (
    <>
      <Badge tone="primary">{text.states[candidate.state]}</Badge>
      {lines.filter(isForward).map(button)}
      {candidate.can_move && candidate.state === 'shortlisted' && (
        <Button
          size={size}
          onClick={onAssess}
          {...(onAssess === undefined ? { disabledReason: text.assess.locked } : {})}
        >
          {text.assess.act}
        </Button>
      )}
      {onRemind !== undefined && canRemind(candidate, now) && (
        <Button size={size} onClick={onRemind}>
          {text.remind.menu}
        </Button>
      )}
      {ends
        .toSorted((a, b) => Number(a.act === 'decline') - Number(b.act === 'decline'))
        .map(button)}
    </>
  );
}
