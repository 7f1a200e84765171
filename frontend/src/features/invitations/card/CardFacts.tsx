import type { InviteCard } from '@/api/words';
import { languageList } from '@/features/problems/rules';
import { useNow } from '@/ui/Time';
import { absoluteTime, relativeTime, utcTime } from '@/ui/time';

import { text } from '@/features/invitations/text';

/** What the invitation is about: role, time, tasks, languages, how often it can be taken, until when. */
export function CardFacts({ card }: { card: InviteCard }) {
  const now = useNow();
  const until = new Date(card.expires_at);
  const own = card.trial_of === null && !card.by_partner;
  const facts = [
    ...(card.role_title === null ? [] : [[text.role, card.role_title]]),
    [text.duration, text.minutes(card.duration_minutes)],
    [text.taskCount, text.tasks(card.task_count)],
    [text.languages, languageList(card.languages)],
    ...(own ? [[text.attempts, text.retakes(card.retake_attempts, card.retake_days)]] : []),
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm md:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-fg-muted">{name}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
      {card.state === 'open' && (
        <div className="col-span-full">
          <dt className="text-xs text-fg-muted">{text.openUntil}</dt>
          <dd>
            <time dateTime={card.expires_at} title={utcTime(until)}>
              {absoluteTime(until)}, {relativeTime(until, now)}
            </time>
          </dd>
        </div>
      )}
    </dl>
  );
}
