import type { InternshipState } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { stateTones } from './rules';
import { text } from './text';

export function StateBadge({ state }: { state: InternshipState }) {
  return (
    <Badge tone={stateTones[state]} dot>
      {text.states[state]}
    </Badge>
  );
}
