import type { Role, RoleRevisionState, RoleState } from '@/api/words';
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

function StateBadge({ state }: { state: RoleState }) {
  return (
    <Badge tone={tones[state]} dot>
      {text.states[state]}
    </Badge>
  );
}

const revisionTones: Record<RoleRevisionState, BadgeTone> = {
  draft: 'neutral',
  submitted: 'info',
  changes_requested: 'caution',
  published: 'positive',
  dropped: 'neutral',
};

export type Standing = Pick<Role, 'state' | 'revision'>;

/** How far a role has come, and changes to it where there are some. */
export function RoleBadges({ role }: { role: Standing }) {
  const { state, revision } = role;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <StateBadge state={state} />
      {revision !== null && (
        <Badge tone={revisionTones[revision]}>{text.revisions[revision]}</Badge>
      )}
    </span>
  );
}
