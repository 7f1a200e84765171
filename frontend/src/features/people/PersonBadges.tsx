import type { AdminCandidate } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { text } from './text';

/** What an account lacks, in words; nothing where nothing is lacking. */
export function PersonBadges({ person }: { person: AdminCandidate }) {
  return (
    <>
      {person.merged_into !== null && <Badge dot>{text.merged}</Badge>}
      {person.locked && person.merged_into === null && (
        <Badge tone="negative" dot>
          {text.locked}
        </Badge>
      )}
      {!person.email_verified && (
        <Badge tone="caution" dot>
          {text.notVerified}
        </Badge>
      )}
      {!person.profile_completed && <Badge>{text.incomplete}</Badge>}
    </>
  );
}
