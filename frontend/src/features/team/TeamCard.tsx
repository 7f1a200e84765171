import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { TeamMember } from '@/api/words';
import { userKey } from '@/features/session/api';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Loaded } from '@/ui/Loaded';
import { forgetTeam, teamQuery } from './api';
import { InvitationList } from './InvitationList';
import { InviteDialog, type Confirmed } from './InviteDialog';
import { LeaveDialog } from './LeaveDialog';
import { MemberTable } from './MemberTable';
import { text } from './text';

type Open = { kind: 'invite' } | { kind: 'leave'; member: TeamMember } | null;

/** The part of the address that opens the invitation. */
export const INVITE = '#invite';

type TeamCardProps = { self: string; isOwner: boolean; confirmed: Confirmed };

/** The team of the signed-in person's company. */
export function TeamCard({ self, isOwner, confirmed }: TeamCardProps) {
  const client = useQueryClient();
  const query = useQuery(teamQuery);
  const [open, setOpen] = useState<Open>(null);
  // An address that asks for it opens the invitation, once for each time that it is come to.
  const { hash, key } = useLocation();
  const [answered, setAnswered] = useState<string | null>(null);
  if (isOwner && hash === INVITE && answered !== key) {
    setAnswered(key);
    setOpen({ kind: 'invite' });
  }
  const close = () => setOpen(null);
  const invite = isOwner && (
    <Button
      size="sm"
      icon={<UserPlus size={14} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => setOpen({ kind: 'invite' })}
    >
      {text.invite}
    </Button>
  );
  return (
    <Card flush title={text.title} action={invite}>
      <Loaded query={query} failed={text.loadFailed}>
        {(team) => (
          <>
            <MemberTable
              members={team.members}
              self={self}
              isOwner={isOwner}
              confirmed={confirmed}
              onLeave={(member) => setOpen({ kind: 'leave', member })}
            />
            <InvitationList invitations={team.invitations} isOwner={isOwner} />
          </>
        )}
      </Loaded>
      {open?.kind === 'invite' && <InviteDialog confirmed={confirmed} onClose={close} />}
      {open?.kind === 'leave' && (
        <LeaveDialog
          member={open.member}
          isSelf={open.member.id === self}
          onLeft={() => {
            // Who left belongs to no company, and asks for its team no more.
            if (open.member.id === self) void client.invalidateQueries({ queryKey: userKey });
            else void forgetTeam();
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}
