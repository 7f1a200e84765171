import { Stamp } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx';

/** That Assay has looked: the stamp, in gold, and the words that say what was looked at. */
export function CheckedBadge({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-certified-text', className)}>
      <Stamp size={15} strokeWidth={1.75} className="shrink-0" aria-hidden="true" />
      {children}
    </span>
  );
}
