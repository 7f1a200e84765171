import { Eye } from 'lucide-react';

import type { Recorded } from '@/api/words';

import { text } from '@/features/invitations/text';

type RecordedListProps = {
  recorded: readonly Recorded[];
  days: number;
  /** Whether there is an assistant, whose answers are kept as long. */
  assisted: boolean;
  /** Whether a partner runs it, who reads no report. */
  byPartner: boolean;
};

/** What is recorded and for how long, in view before anyone agrees to it. */
export function RecordedList({ recorded, days, assisted, byPartner }: RecordedListProps) {
  return (
    <section aria-labelledby="recorded-heading" className="rounded-lg bg-surface-sunken p-4">
      <h2
        id="recorded-heading"
        className="mb-2 flex items-center gap-2 font-sans text-sm font-semibold"
      >
        <Eye size={15} strokeWidth={1.75} aria-hidden="true" />
        {text.recorded}
      </h2>
      <dl className="flex flex-col gap-2 text-sm">
        {recorded.map((item) => (
          <div key={item.title}>
            <dt className="font-medium">{item.title}</dt>
            <dd className="text-fg-muted">{item.detail}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-fg-muted">
        {byPartner ? text.retentionOfPartner(days) : text.retention(days)}
        {assisted && ` ${text.retentionAssistant}`}
      </p>
    </section>
  );
}
