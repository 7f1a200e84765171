import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { StoryCard } from '@/api/words';
import { Avatar } from '@/ui/Avatar';
import { Badge } from '@/ui/Badge';
import { companyLine } from '@/features/stories/rules';
import { text } from '@/features/stories/text';
import { LikeButton } from '@/features/stories/LikeButton';
import { DifficultyDots, Highlights, OutcomeMark } from '@/features/stories/Marks';

type StoryItemProps = {
  card: StoryCard;
  /** The address with this story open. */
  to: string;
  open?: boolean;
  onPreload?: () => void;
};

/** Its own records prove that it took place. */
export function VerifiedBadge() {
  return (
    <span title={text.verifiedHint}>
      <Badge tone="positive" icon={<BadgeCheck size={13} strokeWidth={1.75} aria-hidden="true" />}>
        {text.verified}
      </Badge>
    </span>
  );
}

/** One story of a list. The whole card is a link; the heart is a separate button. */
export function StoryItem({ card, to, open = false, onPreload }: StoryItemProps) {
  return (
    <li
      data-story={card.id}
      data-open={open || undefined}
      className="group relative mx-2 flex gap-3 rounded-[9px] py-3.5 pr-4 pl-4.5 [contain-intrinsic-size:auto_7rem] [content-visibility:auto] before:absolute before:top-0 before:right-4 before:left-[4.125rem] before:border-t before:border-line first:before:hidden hover:bg-surface-hover data-open:bg-surface data-open:shadow-[0_0_0_1px_var(--line),var(--shadow-2)] data-open:before:hidden [[data-open]+&]:before:hidden"
    >
      <Avatar name={card.company.name} square className="size-9 text-xs" />
      <div className="min-w-0 flex-1 text-xs text-fg-muted">
        <div className="flex items-start justify-between gap-2">
          <Link
            to={to}
            aria-current={open ? 'true' : undefined}
            onPointerEnter={onPreload}
            onFocus={onPreload}
            className="min-w-0 truncate text-sm font-medium text-fg after:absolute after:inset-0 after:rounded-[9px]"
          >
            {card.position}
          </Link>
          <span className="relative z-1 -my-0.5 max-md:-my-2.5">
            <LikeButton id={card.id} count={card.likes_count} look="quiet" />
          </span>
        </div>
        <p className="mt-px truncate">{companyLine(card)}</p>
        <p className="mt-1.5 line-clamp-2 text-[13px] leading-[19px] break-words">
          {card.highlights !== null && card.highlights.length > 0 ? (
            <Highlights fragments={card.highlights} />
          ) : (
            card.excerpt
          )}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <OutcomeMark outcome={card.outcome} />
          <DifficultyDots value={card.difficulty} />
          <span>{text.roundsCount(card.rounds_count)}</span>
          {card.verified && <VerifiedBadge />}
        </p>
      </div>
    </li>
  );
}
