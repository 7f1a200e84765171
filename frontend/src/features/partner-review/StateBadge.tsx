import type { PartnerApplicationState } from '@/api/words';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { text } from './text';

const tones: Record<PartnerApplicationState, BadgeTone> = {
  applied: 'info',
  approved: 'positive',
  rejected: 'negative',
  withdrawn: 'neutral',
};

export function StateBadge({ state }: { state: PartnerApplicationState }) {
  return (
    <Badge tone={tones[state]} dot>
      {text.states[state]}
    </Badge>
  );
}
