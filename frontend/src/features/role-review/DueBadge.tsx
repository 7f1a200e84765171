import { Badge } from '@/ui/Badge';
import { useNow } from '@/ui/Time';
import { dueOf } from './rules';

/** How much of the day for a decision is left of a role that waits. */
export function DueBadge({ since }: { since: string }) {
  const { tone, words } = dueOf(since, useNow());
  return (
    <Badge tone={tone} dot>
      {words}
    </Badge>
  );
}
