import { CircleCheck, CircleMinus, Clock, LogOut } from 'lucide-react';
import type { HighlightPiece, StoryOutcome } from '@/api/words';
import { cx } from '@/ui/cx';
import { isOffer } from './rules';
import { text } from './text';

const icons: Partial<Record<StoryOutcome, typeof Clock>> = {
  offer_accepted: CircleCheck,
  offer_declined: CircleCheck,
  waiting: Clock,
  withdrew: LogOut,
};

type OutcomeMarkProps = { outcome: StoryOutcome; long?: boolean };

/** How it ended: an icon and the word; green where there was an offer. */
export function OutcomeMark({ outcome, long = false }: OutcomeMarkProps) {
  const Icon = icons[outcome] ?? CircleMinus;
  return (
    <span
      className={cx('inline-flex items-center gap-1.5', isOffer(outcome) && 'text-positive-text')}
    >
      <Icon size={long ? 15 : 13} strokeWidth={1.75} className="shrink-0" aria-hidden="true" />
      {long ? text.outcomes[outcome] : text.outcomesShort[outcome]}
    </span>
  );
}

/** Five squares, as many of them dark as it was hard. */
export function DifficultyDots({ value }: { value: number }) {
  return (
    <span role="img" aria-label={text.difficulty(value)} className="inline-flex gap-[3px]">
      {[1, 2, 3, 4, 5].map((step) => (
        <span
          key={step}
          className={cx('size-[7px] rounded-[2px]', step <= value ? 'bg-stone-11' : 'bg-stone-5')}
        />
      ))}
    </span>
  );
}

/** Whether a piece was cut out of a sentence that began before it. */
const isInside = (pieces: readonly HighlightPiece[]) => /^\s*\p{Ll}/u.test(pieces[0]?.text ?? '');

/** Pieces of the text around the search's words, which are marked. */
export function Highlights({ fragments }: { fragments: readonly (readonly HighlightPiece[])[] }) {
  return fragments.map((pieces, at) => (
    <span key={at}>
      {(at > 0 || isInside(pieces)) && (at > 0 ? ' … ' : '… ')}
      {pieces.map((piece, index) =>
        piece.hit ? (
          <mark
            key={index}
            className="rounded-[2px] bg-primary-soft font-semibold text-primary-text"
          >
            {piece.text}
          </mark>
        ) : (
          <span key={index}>{piece.text}</span>
        ),
      )}
    </span>
  ));
}
