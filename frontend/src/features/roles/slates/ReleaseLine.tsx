import { UserCheck } from 'lucide-react';
import type { Role } from '@/api/words';
import { text } from '@/features/roles/text';

const words = text.slates;

/** The states in which nobody can apply any more. */
const ended: readonly Role['state'][] = ['closed', 'archived', 'rejected'];

/** When the company sees those who apply for a role. */
export function ReleaseLine({ role }: { role: Pick<Role, 'state' | 'release'> }) {
  if (ended.includes(role.state)) return null;
  const { is_direct: isDirect, usual_hours: hours } = role.release;
  return (
    <p className="flex items-start gap-2 text-sm text-fg-muted">
      <UserCheck size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      {isDirect ? words.direct : words.reviewed(hours)}
    </p>
  );
}
