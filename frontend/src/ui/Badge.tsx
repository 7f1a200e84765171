import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { cx } from './cx';

const styles = cva(
  'inline-flex h-5.5 items-center gap-1.5 rounded-sm px-2 text-xs font-medium whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'bg-surface-sunken text-fg-muted',
        positive: 'bg-positive-soft text-positive-text',
        negative: 'bg-negative-soft text-negative-text',
        caution: 'bg-caution-soft text-caution-text',
        info: 'bg-info-soft text-info-text',
        primary: 'bg-primary-soft text-primary-text',
        outline: 'text-fg-muted ring-1 ring-line ring-inset',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

const dots: Partial<Record<NonNullable<BadgeTone>, string>> = {
  positive: 'bg-positive',
  negative: 'bg-negative',
  caution: 'bg-caution',
  info: 'bg-info',
  neutral: 'bg-stone-9',
  primary: 'bg-primary',
};

export type BadgeTone = VariantProps<typeof styles>['tone'];

type BadgeProps = {
  tone?: BadgeTone;
  /** Never colour alone: the words always carry the state too. */
  children: ReactNode;
  icon?: ReactNode;
  dot?: boolean;
  className?: string;
};

/** A short state in words, tinted. */
export function Badge({ tone = 'neutral', children, icon, dot = false, className }: BadgeProps) {
  return (
    <span className={cx(styles({ tone }), className)}>
      {dot && (
        <span
          aria-hidden="true"
          className={cx('size-[7px] rounded-full', dots[tone ?? 'neutral'])}
        />
      )}
      {icon}
      {children}
    </span>
  );
}
