import { type ReactNode, useState } from 'react';

import type { Invitation } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { Punch } from '@/ui/Punch';
import { rowBox } from '@/ui/row-box';
import { Table, Td, Th } from '@/ui/Table';
import { shortDayOf } from '@/ui/time';

import { BulkBar } from './BulkBar';
import { InvitationActions } from './InvitationActions';
import { canCancel, canExtend, displayName, stateText } from './rules';
import { text } from './text';

type InvitationTableProps = {
  invitations: readonly Invitation[];
  /** Whether they are only read. */
  readOnly?: boolean;
  onChanged: () => void;
  /** A link to the person's report, for invitations whose attempt was submitted. */
  report: (attemptId: string, who: string) => ReactNode;
};

/** Everyone who was invited, where each stands, and what can be done. */
export function InvitationTable(props: InvitationTableProps) {
  const { invitations, readOnly = false, onChanged, report } = props;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = invitations.filter((invitation) => ticked.has(invitation.id));
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  return (
    <>
      {chosen.length > 0 && (
        <BulkBar chosen={chosen} onChanged={onChanged} onClear={() => setTicked(new Set())} />
      )}
      <Table caption={text.list}>
        <thead>
          <tr>
            <Th>
              <span className="sr-only">{text.bulk.column}</span>
            </Th>
            <Th>{text.person}</Th>
            <Th className="max-md:hidden">{text.state}</Th>
            <Th className="max-md:hidden">{text.expires}</Th>
            <Th className="max-md:hidden">{text.fineness}</Th>
            <Th aboveButtons>{text.actions}</Th>
          </tr>
        </thead>
        <tbody>
          {invitations.map((invitation) => (
            <Row
              key={invitation.id}
              invitation={invitation}
              readOnly={readOnly}
              onChanged={onChanged}
              report={report}
              ticked={ticked.has(invitation.id)}
              onTick={() => toggle(invitation.id)}
            />
          ))}
        </tbody>
      </Table>
    </>
  );
}

type RowProps = { invitation: Invitation; ticked: boolean; onTick: () => void } & Omit<
  InvitationTableProps,
  'invitations'
>;

function Row({ invitation, readOnly, onChanged, report, ticked, onTick }: RowProps) {
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
      <Td className="w-9 py-2">
        {readOnly !== true && (canCancel(invitation) || canExtend(invitation)) && (
          <input
            type="checkbox"
            aria-label={text.bulk.select(displayName(invitation))}
            className={rowBox}
            checked={ticked}
            onChange={onTick}
          />
        )}
      </Td>
      <Td className="py-2">
        <span className="block font-medium">{displayName(invitation)}</span>
        {invitation.name !== null && (
          <span className="block text-xs text-fg-muted">{invitation.email}</span>
        )}
        {invitation.taken_as !== null && (
          <span className="block text-xs text-fg-muted">{text.takenAs(invitation.taken_as)}</span>
        )}
        {(invitation.accommodation_percent ?? 0) > 0 && (
          <span className="block text-xs text-fg-muted">
            {text.extra(invitation.accommodation_percent ?? 0)}
          </span>
        )}
        <span className="mt-1 hidden max-md:block">{state}</span>
      </Td>
      <Td className="max-md:hidden">{state}</Td>
      <Td className="text-fg-muted max-md:hidden">
        <time dateTime={invitation.expires_at} title={invitation.expires_at}>
          {shortDayOf(invitation.expires_at)}
        </time>
      </Td>
      <Td className="max-md:hidden">{submitted && <Punch value={attempt.fineness} />}</Td>
      <Td numeric>
        {submitted
          ? report(attempt.id, displayName(invitation))
          : readOnly !== true && (
              <InvitationActions invitation={invitation} onChanged={onChanged} />
            )}
      </Td>
    </tr>
  );
}
