import type { ReactNode } from 'react';

/** One row of a `dl`: what is known, beside what it is. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-2 md:grid-cols-[8.5rem_1fr]">
      <dt className="text-fg-subtle">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
