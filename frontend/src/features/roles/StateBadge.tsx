import type { RoleState } from '@/api/words';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { text } from './text';

const tones: Record<RoleState, BadgeTone> = {
  draft: 'neutral',
  submitted: 'info',
  changes_requested: 'caution',
  approved: 'info',
  published: 'positive',
  applicants_released: 'positive',
  paused: 'caution',
  closed: 'neutral',
  archived: 'neutral',
  rejected: 'negative',
};

export function StateBadge({ state }: { state: RoleState }) {
  return (
    <Badge tone={tones[state]} dot>
      {text.states[state]}
    </Badge>
  );
}
