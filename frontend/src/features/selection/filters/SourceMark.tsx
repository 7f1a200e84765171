import { Globe, Handshake, Mail, UserCheck, UserPlus, Users, type LucideIcon } from 'lucide-react';
import type { CandidateSource } from '@/api/words/hiring/slates';
import { text } from './text';

const icons: Record<CandidateSource, LucideIcon> = {
  direct: Globe,
  referral: UserPlus,
  partner: Handshake,
  invited: Mail,
  talent_pool: Users,
  proposed: UserCheck,
};

/** Where somebody comes from. */
export function SourceMark({ source }: { source: CandidateSource }) {
  const Icon = icons[source];
  return (
    <span className="inline-flex min-w-0 items-center gap-1" title={text.sourcesLong[source]}>
      <Icon size={13} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span className="truncate">{text.sources[source]}</span>
    </span>
  );
}
