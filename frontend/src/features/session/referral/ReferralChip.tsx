import { useState } from 'react';
import { Chip } from '@/ui/Chip';
import { text } from '@/features/session/text';
import { currentReferral, dropReferral } from './referral';

/** The referral code that will be sent with the sign-up, removable; nothing when there is none. */
export function ReferralChip({ fromPath }: { fromPath: string | undefined }) {
  const [code, setCode] = useState(() => currentReferral(fromPath));
  if (code === null) return null;
  const remove = () => {
    dropReferral();
    setCode(null);
  };
  return (
    <Chip on onRemove={remove} removeLabel={text.referralRemove} className="self-start">
      {text.referral(code)}
    </Chip>
  );
}
