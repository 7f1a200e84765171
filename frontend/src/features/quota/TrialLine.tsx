import { Ticket } from 'lucide-react';
import type { FreeTrial } from '@/api/words/company/access';
import { useNow } from '@/ui/Time';
import { trialWords } from './rules';
import { Warning } from './Warning';

/** How far a free trial still goes; where it goes no further, what to do next. */
export function TrialLine({ trial }: { trial: FreeTrial }) {
  const said = trialWords(trial, useNow());
  if ('first' in said) return <Warning warning={said} />;
  return (
    <p className="mb-4 flex items-start gap-2 text-sm">
      <Ticket
        size={15}
        strokeWidth={1.75}
        aria-hidden="true"
        className="mt-0.5 shrink-0 text-fg-muted"
      />
      {said.line}
    </p>
  );
}
