import { useMutation } from '@tanstack/react-query';
import { CalendarClock, Clock, Ellipsis, Link as LinkIcon, Send, X } from 'lucide-react';
import { useState } from 'react';

import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { Invitation } from '@/api/words';
import { AlertDialog } from '@/ui/AlertDialog';
import { DropdownMenu, MenuItem } from '@/ui/DropdownMenu';
import { IconButton } from '@/ui/IconButton';
import { notify } from '@/ui/notify';

import { cancelInvitation, resendInvitation } from './api';
import { tellChanged } from './BulkBar';
import { MoreTimeDialog } from './MoreTimeDialog';
import { ExtendDialog } from './ExtendDialog';
import { canCancel, canExtend, canGiveTime, canResend, displayName } from './rules';
import { text } from './text';

const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

function failureText(error: unknown): string {
  if (hasCode(error, 'resend_limit')) return text.resendLimit;
  if (hasCode(error, 'resend_too_soon')) return text.resendSoon;
  if (hasCode(error, 'already_started')) return text.alreadyStarted;
  if (hasCode(error, 'opted_out', 'undeliverable', 'already_invited'))
    return failureWords(error, text.actionFailed);
  return text.actionFailed;
}

function copyLink(url: string): void {
  navigator.clipboard.writeText(url).then(
    () => notify('success', text.copied),
    () => notify('warning', `${text.copyFailed} ${url}`),
  );
}

type InvitationActionsProps = { invitation: Invitation; onChanged: () => void };

/** Copy the link, send it again, or cancel; cancelling asks first. */
export function InvitationActions({ invitation, onChanged }: InvitationActionsProps) {
  const [asking, setAsking] = useState(false);
  const [giving, setGiving] = useState(false);
  const [extending, setExtending] = useState(false);
  const onError = (error: unknown) => {
    setAsking(false);
    notify('error', failureText(error));
    onChanged();
  };
  const resend = useMutation({
    networkMode: 'always',
    mutationFn: () => resendInvitation(invitation.id),
    onSuccess: () => {
      notify('success', text.resent);
      onChanged();
    },
    onError,
  });
  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: () => cancelInvitation(invitation.id),
    onSuccess: () => {
      setAsking(false);
      notify('success', text.cancelledDone);
      onChanged();
    },
    onError,
  });
  const who = displayName(invitation);
  const open = canCancel(invitation) || canExtend(invitation) || invitation.state === 'started';
  if (!open) return null;
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton size="sm" label={text.actionsFor(who)} loading={resend.isPending}>
            <Ellipsis {...ICON} />
          </IconButton>
        }
      >
        <MenuItem icon={<LinkIcon {...ICON} />} onSelect={() => copyLink(invitation.url)}>
          {text.copyLink}
        </MenuItem>
        {canResend(invitation) && (
          <MenuItem icon={<Send {...ICON} />} onSelect={() => resend.mutate()}>
            {text.resend}
          </MenuItem>
        )}
        {canExtend(invitation) && (
          <MenuItem icon={<CalendarClock {...ICON} />} onSelect={() => setExtending(true)}>
            {text.extend.action}
          </MenuItem>
        )}
        {canGiveTime(invitation) && (
          <MenuItem icon={<Clock {...ICON} />} onSelect={() => setGiving(true)}>
            {text.giveTime}
          </MenuItem>
        )}
        {canCancel(invitation) && (
          <MenuItem danger icon={<X {...ICON} />} onSelect={() => setAsking(true)}>
            {text.cancel}
          </MenuItem>
        )}
      </DropdownMenu>
      {extending && (
        <ExtendDialog
          ids={[invitation.id]}
          who={who}
          onDone={(items) => {
            tellChanged([invitation], items);
            onChanged();
          }}
          onClose={() => setExtending(false)}
        />
      )}
      {giving && invitation.attempt !== null && (
        <MoreTimeDialog
          attemptId={invitation.attempt.id}
          who={who}
          onDone={onChanged}
          onClose={() => setGiving(false)}
        />
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        danger
        title={text.cancelTitle(who)}
        description={text.cancelDetail}
        confirmLabel={text.cancelConfirm}
        cancelLabel={text.keep}
        loading={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      />
    </>
  );
}
