import { Link } from 'react-router-dom';
import type { MyInvitation } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Avatar } from '@/ui/Avatar';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Time } from '@/ui/Time';
import { isOpen } from './rules';
import { text } from './text';

const words = text.invitations;

const tones: Record<MyInvitation['state'], BadgeTone> = {
  not_open: 'neutral',
  open: 'positive',
  started: 'info',
  finished: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
  earlier_result: 'neutral',
  declined: 'neutral',
};

function Row({ invitation }: { invitation: MyInvitation }) {
  // What was shared can be taken back there.
  const reachable = isOpen(invitation) || ['started', 'earlier_result'].includes(invitation.state);
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-line px-4.5 py-2.5 text-sm last:border-0">
      <Avatar name={invitation.company_name} square />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{invitation.assessment_title}</p>
        <p className="truncate text-xs text-fg-muted">
          {invitation.company_name}
          {isOpen(invitation) && (
            <>
              , {words.closes} <Time at={invitation.expires_at} />
            </>
          )}
        </p>
      </div>
      <Badge dot tone={tones[invitation.state]} className={reachable ? 'max-md:hidden' : undefined}>
        {words.states[invitation.state]}
      </Badge>
      {reachable && (
        <Button asChild size="sm">
          <Link
            to={to(paths.attempt, { first: invitation.code })}
            aria-label={words.openOf(invitation.assessment_title)}
          >
            {words.open}
          </Link>
        </Button>
      )}
    </li>
  );
}

/** All invitations of the person, newest first. */
export function InvitationsCard({ invitations }: { invitations: readonly MyInvitation[] }) {
  return (
    <div id="assessments" className="scroll-mt-20">
      <Card flush title={words.title}>
        {invitations.length === 0 ? (
          <EmptyState>{words.empty}</EmptyState>
        ) : (
          <ul>
            {invitations.map((invitation) => (
              <Row key={invitation.code} invitation={invitation} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
