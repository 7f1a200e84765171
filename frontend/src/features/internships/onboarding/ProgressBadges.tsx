import type { ChecklistProgress } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { Progress } from '@/ui/Progress';
import { text } from './text';

/** How far a checklist is, what waits for the admin, and what is late. */
export function ProgressBadges({ progress }: { progress: ChecklistProgress }) {
  const { approved, required, submitted, overdue } = progress;
  const label = text.progress(approved, required);
  return (
    <>
      <span className="w-full">
        <Progress done={approved} total={required} label={label} />
      </span>
      <span className="text-xs text-fg-muted">{label}</span>
      {submitted > 0 && (
        <Badge tone="info" dot>
          {text.submitted(submitted)}
        </Badge>
      )}
      {overdue > 0 && (
        <Badge tone="caution" dot>
          {text.overdue(overdue)}
        </Badge>
      )}
    </>
  );
}
