import { Clock } from 'lucide-react';
import type { AdminInquiry, InquiryState } from '@/api/words';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { useNow } from '@/ui/Time';
import { deadlineOf } from './rules';
import { text } from './text';

const tones: Record<InquiryState, BadgeTone> = {
  registered: 'caution',
  inquiry_started: 'neutral',
  inquiry_verified: 'info',
  in_review: 'info',
  info_requested: 'caution',
  approved: 'positive',
  activation_sent: 'positive',
  activated: 'positive',
  account_ready: 'positive',
  rejected: 'negative',
  expired: 'caution',
  suspended: 'negative',
};

export function StateBadge({ state }: { state: InquiryState }) {
  return (
    <Badge tone={tones[state]} dot>
      {text.states[state]}
    </Badge>
  );
}

/** Whether the answer is still in time; nothing where nobody waits for one. */
export function DeadlineBadge({ inquiry }: { inquiry: Pick<AdminInquiry, 'due_at'> }) {
  const deadline = deadlineOf(inquiry.due_at, useNow());
  if (deadline === null) return null;
  return (
    <Badge tone={deadline.tone} icon={<Clock size={13} strokeWidth={1.75} aria-hidden="true" />}>
      {deadline.words}
    </Badge>
  );
}
