import { ArrowRightLeft } from 'lucide-react';
import { Fragment } from 'react';
import type { BoardLine, BoardMove, CandidateCard } from '@/api/words';
import { canRemind, movesFrom, nameOf } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '@/ui/DropdownMenu';
import { IconButton } from '@/ui/IconButton';
import { useNow } from '@/ui/Time';

type MoveMenuProps = {
  card: CandidateCard;
  moves: readonly BoardLine[];
  onMove: (act: BoardMove) => void;
  /** Absent where the company may not use assessments. */
  onAssess?: ((card: CandidateCard) => void) | undefined;
  /** Likewise. */
  onRemind?: ((card: CandidateCard) => void) | undefined;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  tabIndex?: number;
};

/** Every place that a candidate can be moved to. */
export function MoveMenu(props: MoveMenuProps) {
  const { card, moves, onMove, onAssess, onRemind, tabIndex, ...rest } = props;
  const now = useNow();
  const lines = movesFrom(moves, card.column);
  const canReconsider = card.reconsider_until !== null;
  if (lines.length === 0 && !canReconsider) return null;
  return (
    <DropdownMenu
      {...rest}
      trigger={
        <IconButton size="sm" label={text.moveOf(nameOf(card))} tabIndex={tabIndex}>
          <ArrowRightLeft size={15} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuLabel>{text.moveMenu}</MenuLabel>
      {lines.map(({ act, to }) => (
        <Fragment key={`${act}-${to}`}>
          {act === 'decline' && lines.length > 1 && <MenuSeparator />}
          <MenuItem danger={act === 'decline'} onSelect={() => onMove(act)}>
            {act === 'decline' ? text.acts.decline : text.columns[to]}
          </MenuItem>
        </Fragment>
      ))}
      {card.state === 'shortlisted' && onAssess !== undefined && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => onAssess(card)}>{text.assess.act}</MenuItem>
        </>
      )}
      {onRemind !== undefined && canRemind(card, now) && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => onRemind(card)}>{text.remind.menu}</MenuItem>
        </>
      )}
      {canReconsider && (
        <MenuItem onSelect={() => onMove('reconsider')}>{text.one.reconsider}</MenuItem>
      )}
    </DropdownMenu>
  );
}
