import { Hourglass } from 'lucide-react';
import { cx } from './cx';
import { text } from './text';
import { useNow } from './Time';
import { absoluteTime, sinceTime } from './time';

/** Since when Assay has had what it decides about, and how long that takes; one line, wherever a company waits. */
export function ReviewLine({ since, className }: { since: string; className?: string }) {
  const now = useNow();
  const at = new Date(since);
  return (
    <span className={cx('inline-flex items-start gap-2 text-sm text-fg-muted', className)}>
      <Hourglass size={15} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span title={absoluteTime(at)}>{text.withUs(sinceTime(at, now))}</span>
    </span>
  );
}
