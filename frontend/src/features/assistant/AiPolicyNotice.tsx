import { Bot } from 'lucide-react';

import type { AiPolicy } from '@/api/words/assistant';
import { Notice } from '@/ui/Notice';

import { text } from './text';

/** What the assessment says of AI, before anybody agrees to anything. */
export function AiPolicyNotice({ policy, ready }: { policy: AiPolicy; ready: boolean }) {
  return (
    <Notice icon={Bot}>
      <p className="font-medium">
        {text.policyTitle}: {text.policies[policy].title}
      </p>
      <p className="text-fg-muted">{text.policies[policy].card}</p>
      {policy !== 'off' && !ready && <p className="mt-1">{text.cardUnavailable}</p>}
    </Notice>
  );
}
