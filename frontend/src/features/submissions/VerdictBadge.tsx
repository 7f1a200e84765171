import { Check, CircleDashed, CircleAlert, X } from 'lucide-react';

import type { SubmissionSummary, Verdict } from '@/api/words';
import { Badge } from '@/ui/Badge';

import { outcomeLabel, testText, type Tone, verdictText } from './rules';

const ICONS = {
  positive: Check,
  negative: X,
  caution: CircleAlert,
  info: CircleDashed,
  neutral: CircleDashed,
} as const;

const COLOURS: Record<Tone, string> = {
  positive: 'text-positive-text',
  negative: 'text-negative-text',
  caution: 'text-caution-text',
  info: 'text-info-text',
  neutral: 'text-fg-subtle',
};

/** The sign beside a test: shape and colour, named for screen readers. */
export function VerdictIcon({ verdict }: { verdict: Verdict }) {
  const { tone, label } = testText(verdict);
  const Icon = ICONS[tone];
  return (
    <Icon
      role="img"
      aria-label={label}
      size={14}
      strokeWidth={2}
      className={`shrink-0 ${COLOURS[tone]}`}
    />
  );
}

/** How one test came out. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { tone, label } = testText(verdict);
  return <Badge tone={tone}>{label}</Badge>;
}

type OutcomeBadgeProps = {
  sent: Pick<SubmissionSummary, 'kind' | 'own_input'>;
  verdict: Verdict;
};

/** How a whole run or submission came out. */
export function OutcomeBadge({ sent, verdict }: OutcomeBadgeProps) {
  return <Badge tone={verdictText(verdict).tone}>{outcomeLabel(sent, verdict)}</Badge>;
}
