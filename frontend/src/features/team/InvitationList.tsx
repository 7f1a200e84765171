import { useMutation } from '@tanstack/react-query';
import { failureWords } from '@/api/failure';
import type { TeamInvitation } from '@/api/words';
import { AskedButton } from '@/ui/AskedButton';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';
import { Time } from '@/ui/Time';
import { resend, revoke } from './api';
import { text } from './text';

const words = text.invitations;

function Acts({ invitation }: { invitation: TeamInvitation }) {
  const { id, email } = invitation;
  const onError = (error: unknown) => notify('error', failureWords(error, text.failed));
  const again = useMutation({
    mutationFn: () => resend(id),
    onSuccess: () => notify('success', words.resent(email)),
    onError,
  });
  const back = useMutation({
    mutationFn: () => revoke(id),
    onSuccess: () => notify('success', words.revoked(email)),
    onError,
  });
  return (
    <span className="flex flex-wrap gap-1.5">
      <Button
        size="sm"
        aria-label={words.resendTo(email)}
        loading={again.isPending}
        disabledReason={invitation.can_be_resent ? undefined : words.noResend}
        onClick={() => again.mutate()}
      >
        {words.resend}
      </Button>
      <AskedButton
        size="sm"
        variant="ghost"
        aria-label={words.revokeOf(email)}
        loading={back.isPending}
        ask={{ ...words.ask, title: words.askOf(email) }}
        onConfirm={() => back.mutate()}
      >
        {words.revoke}
      </AskedButton>
    </span>
  );
}

type InvitationListProps = { invitations: readonly TeamInvitation[]; isOwner: boolean };

/** The invitations that nobody has accepted yet. */
export function InvitationList({ invitations, isOwner }: InvitationListProps) {
  if (invitations.length === 0) return null;
  return (
    <section className="border-t border-line px-4.5 py-3.5">
      <h3 className="mb-2 text-sm font-semibold">{words.title}</h3>
      <ul className="flex flex-col gap-3">
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm"
          >
            <span className="min-w-0">
              <span className="block break-all">{invitation.email}</span>
              <span className="block text-xs text-fg-muted">
                {text.roles[invitation.role]} · {words.sent} <Time at={invitation.sent_at} />
                {invitation.over && ` · ${words.over}`}
              </span>
            </span>
            {isOwner && <Acts invitation={invitation} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
