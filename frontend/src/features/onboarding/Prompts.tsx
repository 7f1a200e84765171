import { useEffect, useState } from 'react';
import type { User } from '@/api/words';
import { readFlag, setFlag } from '@/platform/storage';
import { PromptStrip } from './PromptStrip';
import { isAskedAgain, promptFor } from './rules';

type PromptsProps = { user: User; pathname: string };

/**
 * What the account still lacks, asked for once a week. Keyed by person. It stays while they look around,
 * until it is answered or put off, and the next time that the application starts it is not asked again.
 */
export function Prompts({ user, pathname }: PromptsProps) {
  const [asks, setAsks] = useState(() =>
    isAskedAgain(readFlag('lackingAsked', user.id), Date.now()),
  );
  const [first, ...others] = asks ? promptFor(user, pathname) : [];
  const isAsked = first !== undefined;
  useEffect(() => {
    if (isAsked) setFlag('lackingAsked', user.id, String(Date.now()));
  }, [isAsked, user.id]);
  return isAsked && <PromptStrip lacks={[first, ...others]} onLater={() => setAsks(false)} />;
}
