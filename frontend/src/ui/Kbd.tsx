import type { ReactNode } from 'react';

/** A key cap. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-[4px] border border-line-strong bg-surface px-1.5 text-[10.5px] font-medium tracking-normal text-fg-muted">
      {children}
    </kbd>
  );
}
