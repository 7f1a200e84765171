import { Heart } from 'lucide-react';
import { cx } from '@/ui/cx';
import { useLike } from './likes';
import { text } from './text';

type LikeButtonProps = {
  id: string;
  /** The count that came with the story; newer ones replace it. */
  count: number;
  look: 'quiet' | 'button';
};

const looks = {
  quiet: 'h-6 min-w-10 justify-end gap-1 rounded-sm px-1 text-xs max-md:h-11 max-md:min-w-11',
  button:
    'h-8.5 gap-2 rounded-md border px-[13px] text-sm font-semibold max-md:h-11 max-md:min-w-11',
} as const;

/** The heart with its count: filled and red while the person likes the story. */
export function LikeButton({ id, count, look }: LikeButtonProps) {
  const { status, toggle } = useLike(id, count);
  const liked = status.is_liked;
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={text.like.like(status.likes_count)}
      onClick={toggle}
      className={cx(
        'inline-flex shrink-0 items-center transition-colors select-none',
        looks[look],
        liked ? 'font-semibold text-cinnabar-11' : 'text-fg-muted hover:text-fg',
        look === 'button' &&
          (liked
            ? 'border-cinnabar-6 bg-cinnabar-2'
            : 'border-line-strong bg-surface shadow-1 hover:bg-surface-hover'),
      )}
    >
      <Heart
        size={look === 'quiet' ? 14 : 16}
        strokeWidth={1.75}
        className={liked ? 'fill-current' : ''}
        aria-hidden="true"
      />
      <span className="tabular-nums">{status.likes_count.toLocaleString('en')}</span>
    </button>
  );
}
