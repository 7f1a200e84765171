import { Clock } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

import type { Late } from './late';
import { text } from '@/features/workspace/text';

/** Covers the workspace once the time is up and takes the focus; the text underneath can still be read. */
export function TimeOver({ late, action }: { late: Late; action: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby="time-over-title"
      aria-describedby="time-over-detail"
      className="absolute inset-x-4 top-16 z-(--z-modal) mx-auto max-w-lg rounded-xl border border-line bg-surface-2 p-6 text-center shadow-4 outline-none"
    >
      <Clock
        size={28}
        strokeWidth={1.75}
        aria-hidden="true"
        className="mx-auto mb-3 text-fg-muted"
      />
      <h2 id="time-over-title" className="text-xl">
        {text.overTitle}
      </h2>
      <p id="time-over-detail" role="status" className="mt-2 mb-5 text-sm text-fg-muted">
        {text.overDetail[late]}
      </p>
      {action}
    </div>
  );
}
