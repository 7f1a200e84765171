import type { InviteCard } from '@/api/words';
import { ExtraTime } from '@/features/accommodations/ExtraTime';
import { Decline } from '@/features/invitations/card/Decline';
import { mayDecline } from '@/features/invitations/rules';
import { WarmUp } from '@/features/practice/landing/WarmUp';
import { SystemCheck } from '@/features/system-check/SystemCheck';

import { parts } from './InviteSteps';

/** What can be done before the start and need not be: extra time, a check of the device, a warm-up, declining. */
export function InviteMore({ card }: { card: InviteCard }) {
  if (card.earlier?.cools_until != null) return null;
  const asksForTime = card.trial_of === null && !card.by_partner && card.viewer === 'invited';
  return (
    <div className="flex flex-col gap-5">
      {asksForTime && <ExtraTime card={card} />}
      <div id={parts.check} tabIndex={-1}>
        <SystemCheck card={card} />
      </div>
      {card.warm_up !== null && (
        <div id={parts.warmUp} tabIndex={-1}>
          <WarmUp code={card.code} problem={card.warm_up} />
        </div>
      )}
      {mayDecline(card) && (
        <div>
          <Decline code={card.code} />
        </div>
      )}
    </div>
  );
}
