import { Clock, EyeOff, TriangleAlert } from 'lucide-react';
import { memo, useState, type DragEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import type { BoardLine, BoardMove, CandidateCard } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { semText } from '@/features/reports/rules';
import { SourceMark } from '@/features/selection/filters/SourceMark';
import { text as words } from '@/features/selection/filters/text';
import {
  assessmentWords,
  canRemind,
  closesIn,
  daysSince,
  nameOf,
} from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { Avatar } from '@/ui/Avatar';
import { Badge } from '@/ui/Badge';
import { cx } from '@/ui/cx';
import { Punch } from '@/ui/Punch';
import { useNow } from '@/ui/Time';
import { MoveMenu } from './MoveMenu';
import { Stated } from '@/features/selection/filters/Stated';

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
};

type BoardCardProps = {
  role: string;
  card: CandidateCard;
  /** Whether Tab stops here. */
  isCurrent: boolean;
  isChosen: boolean;
  isPickedUp: boolean;
  acts: CardActs;
};

/** The id of the link of a card, which takes the focus. */
export const cardId = (id: string): string => `card-${id}`;

/** How far the assessment is, or how exact its result. */
function Assessed({ card, now }: { card: CandidateCard; now: Date }) {
  if (card.assessment === null) return null;
  const { title, fineness, sem } = card.assessment;
  const days = closesIn(card.assessment, now);
  if (days !== null)
    return (
      <span className="inline-flex min-w-0 items-center gap-1 text-caution-text" title={title}>
        <Clock size={13} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        <span className="truncate">{text.closesIn(days)}</span>
      </span>
    );
  return (
    <span className="min-w-0 truncate text-fg" title={title}>
      <span className="text-fg-muted">{text.assessment}: </span>
      {fineness === null ? assessmentWords(card.assessment) : semText(sem)}
    </span>
  );
}

/** What is there to do with an application, above where it comes from and how long it has been here. */
function Facts({ card, acts, stop }: { card: CandidateCard; acts: CardActs; stop: 0 | -1 }) {
  const now = useNow();
  const { onRemind } = acts;
  const days = daysSince(card.moved_at, now);
  const { source, scorecards } = card.facts;
  const { submitted, asked } = scorecards;
  return (
    <div className="mt-auto flex flex-col gap-1 text-xs whitespace-nowrap text-fg-muted">
      <div className="flex items-center gap-2">
        {card.column === 'ended' && <Badge>{text.states[card.state]}</Badge>}
        <Assessed card={card} now={now} />
        {card.missed > 0 && !card.waived && (
          <span className="inline-flex items-center gap-1 text-caution-text">
            <TriangleAlert size={13} strokeWidth={1.75} aria-hidden="true" />
            {text.missed(card.missed)}
          </span>
        )}
        {onRemind !== undefined && canRemind(card, now) && (
          <button
            type="button"
            tabIndex={stop}
            aria-label={text.remind.of(nameOf(card))}
            onClick={() => onRemind(card)}
            className="-my-1 ml-auto rounded-xs px-1 py-1 font-medium text-primary-text underline-offset-3 hover:underline max-md:hidden"
          >
            {text.remind.act}
          </button>
        )}
        {asked > 0 && (
          <span className="ml-auto" title={words.scorecardsLong(submitted, asked)}>
            {words.scorecardsIn(submitted, asked)}
          </span>
        )}
      </div>
      <div className="flex items-center gap-2">
        {source !== null && <SourceMark source={source} />}
        {card.available_from !== null && <span>{text.available(card.available_from)}</span>}
        <span className="ml-auto" title={text.daysLong(days)}>
          {text.days(days)}
        </span>
      </div>
    </div>
  );
}

/** Somebody on the board. Drag it, or use its keys or its menu. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { role, card, isCurrent, isChosen, isPickedUp, acts } = props;
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
      draggable={acts.canMove}
      onDragStart={drag}
      onDragEnd={() => acts.onDrag(null)}
      className={cx(
        'flex h-full flex-col gap-1 overflow-hidden rounded-lg border bg-surface p-2.5 text-sm shadow-1',
        isChosen || isPickedUp ? 'border-primary ring-1 ring-primary' : 'border-line',
        acts.canMove && 'cursor-grab',
      )}
    >
      <div className="flex items-center gap-2">
        {acts.canMove && (
          <input
            type="checkbox"
            tabIndex={stop}
            checked={isChosen}
            aria-label={text.chooseOf(name)}
            onChange={() => acts.onChoose(card)}
            className="size-4 shrink-0 accent-primary max-md:size-5"
          />
        )}
        {card.name === null ? (
          <span
            aria-hidden="true"
            className="grid size-7 shrink-0 place-items-center text-fg-muted"
          >
            <EyeOff size={16} strokeWidth={1.75} />
          </span>
        ) : (
          <Avatar name={card.name} />
        )}
        <Link
          id={cardId(card.id)}
          to={to(paths.selectionCandidate, { roleId: role, applicationId: card.id })}
          tabIndex={stop}
          draggable={false}
          aria-keyshortcuts={acts.canMove ? 'Space M X' : undefined}
          onKeyDown={(event) => acts.onKey(event, card, () => setMenu(true))}
          onFocus={() => acts.onFocus(card)}
          className="min-w-0 flex-1 truncate font-semibold underline-offset-3 hover:underline"
        >
          {name}
        </Link>
        {card.assessment !== null && card.assessment.fineness !== null && (
          <Punch value={card.assessment.fineness} />
        )}
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
      {card.headline !== null && <p className="truncate">{card.headline}</p>}
      <Stated card={card} />
      <Facts card={card} acts={acts} stop={stop} />
    </div>
  );
});
