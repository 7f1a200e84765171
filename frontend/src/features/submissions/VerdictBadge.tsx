import { Check, CircleDashed, CircleAlert, X } from 'lucide-react';

import type { TestVerdict } from '@/api/types';
import { Badge } from '@/ui/Badge';

import { type Tone, verdictText } from './rules';

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
export function VerdictIcon({ verdict }: { verdict: TestVerdict }) {
  const { tone, label } = verdictText(verdict);
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

export function VerdictBadge({ verdict }: { verdict: TestVerdict }) {
  const { tone, label } = verdictText(verdict);
  return <Badge tone={tone}>{label}</Badge>;
}
