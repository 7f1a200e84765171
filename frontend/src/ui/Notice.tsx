import { cva, type VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx';

const styles = cva('flex items-start gap-3 rounded-lg border p-3.5 text-sm', {
  variants: {
    tone: {
      info: 'border-info-line bg-info-soft',
      positive: 'border-positive-line bg-positive-soft',
      caution: 'border-caution-line bg-caution-soft',
      neutral: 'border-line bg-surface-2',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

type NoticeProps = VariantProps<typeof styles> & {
  icon: LucideIcon;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** A quiet strip with something worth knowing, in place. */
export function Notice({ tone, icon: Icon, children, action, className }: NoticeProps) {
  return (
    <div className={cx(styles({ tone }), className)}>
      <Icon
        size={17}
        strokeWidth={1.75}
        className="mt-px shrink-0 text-fg-muted"
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  );
}
