import { cva } from 'class-variance-authority';
import { cx } from './cx';
import { text } from './text';

const styles = cva(
  "chamfer relative isolate inline-grid place-items-center display font-semibold tracking-[0.02em] [--c:5px] before:absolute before:inset-px before:-z-10 before:content-[''] before:[clip-path:var(--chamfer)]",
  {
    variants: {
      look: {
        gold: 'bg-gold-8 text-gold-12 before:bg-gold-2 dark:text-gold-11 dark:before:bg-gold-1',
        ink: 'bg-ink text-[#e9bd5b] before:bg-ink',
        none: 'bg-stone-6 text-fg-subtle before:bg-stone-2 dark:bg-stone-7',
      },
      size: { md: 'h-6 min-w-[42px] px-2 text-[13px]', lg: 'h-7 min-w-13 px-3 pb-px text-[1rem]' },
    },
  },
);

type PunchProps = {
  /** Fineness 0–1000; null where nothing has been graded yet. */
  value: number | null;
  /** Ink is the candidate's own, gold the one under review. */
  ink?: boolean;
  size?: 'md' | 'lg';
  className?: string;
};

/** The struck score. Gold and the cut corner say "Assay certifies this" and nothing else does. */
export function Punch({ value, ink = false, size = 'md', className }: PunchProps) {
  // Nothing that was right is nothing that Assay certifies.
  const look = value === null || value === 0 ? 'none' : ink ? 'ink' : 'gold';
  return (
    <span
      role="img"
      aria-label={value === null ? text.notScored : text.fineness(value)}
      className={cx(styles({ look, size }), className)}
    >
      {value ?? '–'}
    </span>
  );
}
