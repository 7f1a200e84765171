import { AtSign } from 'lucide-react';

import type { InviteCard } from '@/api/words';
import { text } from '@/features/invitations/text';
import { Notice } from '@/ui/Notice';

const words = text.anyAddress;

type AnyAddressProps = {
  card: Pick<InviteCard, 'company_name' | 'invited_email_masked'>;
  /** The address of the account that is signed in. */
  email: string;
};

/** To an account with another address than the invited one: that it may start, and what follows from it. */
export function AnyAddress({ card, email }: AnyAddressProps) {
  return (
    <Notice tone="info" icon={AtSign}>
      <p>{words.lead(card.invited_email_masked, card.company_name)}</p>
      <p className="mt-1">{words.takes(email)}</p>
      <p className="mt-1">{words.extraTime}</p>
    </Notice>
  );
}
