import type { ReactNode } from 'react';

import type { Invitation } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { Punch } from '@/ui/Punch';
import { Table, Td, Th } from '@/ui/Table';

import { InvitationActions } from './InvitationActions';
import { displayName, stateText } from './rules';
import { text } from './text';

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

type InvitationTableProps = {
  invitations: readonly Invitation[];
  onChanged: () => void;
  /** A link to the person's report, for invitations whose attempt was submitted. */
  report: (attemptId: string, who: string) => ReactNode;
};

/** Everyone who was invited, where each stands, and what can be done. */
export function InvitationTable({ invitations, onChanged, report }: InvitationTableProps) {
  return (
    <Table caption={text.list}>
      <thead>
        <tr>
          <Th>{text.person}</Th>
          <Th className="max-md:hidden">{text.state}</Th>
          <Th className="max-md:hidden">{text.expires}</Th>
          <Th className="max-md:hidden">{text.fineness}</Th>
          <Th aboveButtons>{text.actions}</Th>
        </tr>
      </thead>
      <tbody>
        {invitations.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} onChanged={onChanged} report={report} />
        ))}
      </tbody>
    </Table>
  );
}

type RowProps = { invitation: Invitation } & Omit<InvitationTableProps, 'invitations'>;

function Row({ invitation, onChanged, report }: RowProps) {
  const { attempt } = invitation;
  const { label, tone } = stateText(invitation.state);
  const submitted = attempt !== null && attempt.state !== 'in_progress';
  const state = (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  );
  return (
    <tr>
      <Td className="py-2">
        <span className="block font-medium">{displayName(invitation)}</span>
        {invitation.name !== null && (
          <span className="block text-xs text-fg-muted">{invitation.email}</span>
        )}
        <span className="mt-1 hidden max-md:block">{state}</span>
      </Td>
      <Td className="max-md:hidden">{state}</Td>
      <Td className="text-fg-muted max-md:hidden">
        <time dateTime={invitation.expires_at} title={invitation.expires_at}>
          {DAY.format(new Date(invitation.expires_at))}
        </time>
      </Td>
      <Td className="max-md:hidden">{submitted && <Punch value={attempt.fineness} />}</Td>
      <Td numeric>
        {submitted ? (
          report(attempt.id, displayName(invitation))
        ) : (
          <InvitationActions invitation={invitation} onChanged={onChanged} />
        )}
      </Td>
    </tr>
  );
}
