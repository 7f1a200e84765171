import type { Invoice } from '@/api/words/invoices';
import { Badge } from '@/ui/Badge';
import { stateTones } from './rules';
import { text } from './text';

/** How far an invoice has come, and how late it is. */
export function StateBadge({ invoice }: { invoice: Pick<Invoice, 'state' | 'days_late'> }) {
  const { state, days_late: late } = invoice;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={stateTones[state]} dot={state !== 'draft'}>
        {text.states[state]}
      </Badge>
      {late > 0 && (
        <Badge tone="negative" dot>
          {text.overdue(late)}
        </Badge>
      )}
    </span>
  );
}
