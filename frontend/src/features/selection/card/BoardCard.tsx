import { EyeOff } from 'lucide-react';
import { memo, useState, type DragEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { BoardLine, BoardMove, CandidateCard } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { nameOf } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { Avatar } from '@/ui/Avatar';
import { cx } from '@/ui/cx';
import { rowBox } from '@/ui/row-box';
import { cardId } from '@/features/selection/board/shelf';
import { CardLines } from './CardLines';
import { MoveMenu } from './MoveMenu';

export type CardActs = {
  canMove: boolean;
  moves: readonly BoardLine[];
  /** A key on the card that has the focus. */
  onKey: (event: KeyboardEvent, card: CandidateCard, openMenu: () => void) => void;
  onFocus: (card: CandidateCard) => void;
  onMove: (card: CandidateCard, act: BoardMove) => void;
  /** Absent where the company may not use assessments. */
  onAssess?: ((card: CandidateCard) => void) | undefined;
  /** Likewise. */
  onRemind?: ((card: CandidateCard) => void) | undefined;
  onChoose: (card: CandidateCard) => void;
  onDrag: (card: CandidateCard | null) => void;
  /** Opens somebody beside the board; absent where there is no room, and the link leads to their page. */
  onOpen?: ((card: CandidateCard) => void) | undefined;
};

type BoardCardProps = {
  role: string;
  card: CandidateCard;
  /** Whether Tab stops here. */
  isCurrent: boolean;
  isChosen: boolean;
  isPickedUp: boolean;
  /** Whether they are shown beside the board. */
  isOpen: boolean;
  isWide: boolean;
  acts: CardActs;
};

type NameLinkProps = Pick<BoardCardProps, 'card' | 'role' | 'isOpen' | 'acts'> & {
  tabIndex: 0 | -1;
  onMenu: () => void;
};

/** A click that follows a link in place, not into a tab or a window of its own. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** Initials, or that the name is hidden, where the column is wide enough. */
function Face({ name }: { name: string | null }) {
  return (
    <span
      aria-hidden="true"
      className="hidden size-6 shrink-0 place-items-center text-fg-muted @min-[13rem]:grid"
    >
      {name === null ? <EyeOff size={15} strokeWidth={1.75} /> : <Avatar name={name} size="sm" />}
    </span>
  );
}

/** The name of a card, which takes its focus and opens it. */
function NameLink({ card, role, isOpen, acts, tabIndex, onMenu }: NameLinkProps) {
  const { onOpen } = acts;
  const name = nameOf(card);
  const open = (event: MouseEvent) => {
    if (onOpen === undefined || !isPlain(event)) return;
    event.preventDefault();
    onOpen(card);
  };
  return (
    <Link
      id={cardId(card.id)}
      to={to(paths.selectionCandidate, { roleId: role, applicationId: card.id })}
      tabIndex={tabIndex}
      draggable={false}
      title={card.headline === null ? name : `${name}. ${card.headline}`}
      aria-current={isOpen ? 'true' : undefined}
      aria-keyshortcuts={acts.canMove ? 'Space M X' : undefined}
      onClick={open}
      onKeyDown={(event) => acts.onKey(event, card, onMenu)}
      onFocus={() => acts.onFocus(card)}
      className="min-w-0 flex-1 truncate font-semibold underline-offset-3 hover:underline"
    >
      {name}
    </Link>
  );
}

/** Somebody on the board. Drag it, or use its keys or its menu. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { role, card, isCurrent, isChosen, isPickedUp, isOpen, isWide, acts } = props;
  const [menu, setMenu] = useState(false);
  const name = nameOf(card);
  const stop = isCurrent ? 0 : -1;
  const drag = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', card.id);
    event.dataTransfer.effectAllowed = 'move';
    acts.onDrag(card);
  };
  return (
    <div
      data-card={card.id}
      draggable={acts.canMove}
      onDragStart={drag}
      onDragEnd={() => acts.onDrag(null)}
      className={cx(
        'flex h-full flex-col gap-0.5 overflow-hidden rounded-lg border bg-surface p-[7px] text-sm shadow-1',
        isChosen || isPickedUp || isOpen ? 'border-primary ring-1 ring-primary' : 'border-line',
        acts.canMove && 'cursor-grab',
      )}
    >
      <div className="flex h-7 shrink-0 items-center gap-1">
        {acts.canMove && (
          <input
            type="checkbox"
            tabIndex={stop}
            checked={isChosen}
            aria-label={text.chooseOf(name)}
            onChange={() => acts.onChoose(card)}
            className={cx('my-1 mr-1', rowBox)}
          />
        )}
        <Face name={card.name} />
        <NameLink
          card={card}
          role={role}
          isOpen={isOpen}
          acts={acts}
          tabIndex={stop}
          onMenu={() => setMenu(true)}
        />
        {acts.canMove && (
          <MoveMenu
            card={card}
            moves={acts.moves}
            tabIndex={stop}
            open={menu}
            onOpenChange={setMenu}
            onMove={(act) => acts.onMove(card, act)}
            onAssess={acts.onAssess}
            onRemind={acts.onRemind}
          />
        )}
      </div>
      <CardLines card={card} isWide={isWide} tabIndex={stop} onRemind={acts.onRemind} />
    </div>
  );
});
