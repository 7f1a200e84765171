import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx';

type EmptyStateProps = {
  icon?: LucideIcon;
  title?: ReactNode;
  /** One sentence. */
  children: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  className?: string;
};

/** Shown in place of an empty list: one sentence, one action. */
export function EmptyState({
  icon: Icon = Inbox,
  title,
  children,
  action,
  className,
}: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center px-5 py-9 text-center', className)}>
      <span
        aria-hidden="true"
        className="mb-3 grid size-11 place-items-center rounded-lg bg-surface-sunken text-fg-muted"
      >
        <Icon size={20} strokeWidth={1.75} />
      </span>
      {title !== undefined && <p className="text-md font-semibold">{title}</p>}
      <p className="max-w-96 text-sm text-pretty text-fg-muted">{children}</p>
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  );
}
