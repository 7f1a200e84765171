import { Info } from 'lucide-react';
import type { BoardMove, CandidateForCompany } from '@/api/words';
import { text } from '@/features/selection/text';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Time } from '@/ui/Time';

const words = text.one;

type DeclinedNoticeProps = { candidate: CandidateForCompany; onMove: (act: BoardMove) => void };

/** Why somebody was declined, and until when that can be taken back. */
export function DeclinedNotice({ candidate, onMove }: DeclinedNoticeProps) {
  const { declined, reconsider_until } = candidate;
  if (declined === null) return null;
  const action = candidate.can_move && reconsider_until !== null && (
    <Button size="sm" onClick={() => onMove('reconsider')}>
      {words.reconsider}
    </Button>
  );
  return (
    <Notice icon={Info} tone="caution" action={action}>
      <p className="font-semibold">
        {words.declined}: {text.reasons[declined.code]}
      </p>
      {declined.text !== null && (
        <p className="mt-1 break-words whitespace-pre-line">{declined.text}</p>
      )}
      {reconsider_until !== null && (
        <p className="mt-1">
          {words.reconsiderUntil}
          <Time at={reconsider_until} look="absolute" />.
        </p>
      )}
    </Notice>
  );
}
