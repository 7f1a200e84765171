import { Link } from 'react-router-dom';
import type { AdminInquiry } from '@/api/words';
import { Avatar } from '@/ui/Avatar';
import { Time } from '@/ui/Time';
import { ageWords } from './rules';
import { DeadlineBadge, StateBadge } from './StateBadge';
import { text } from './text';

type InquiryListProps = {
  rows: readonly AdminInquiry[];
  chosen: string | null;
  /** The address with this inquiry open. */
  link: (id: string) => string;
};

/** The inquiries of one column; the open one is marked. */
export function InquiryList({ rows, chosen, link }: InquiryListProps) {
  return (
    <ul aria-label={text.listLabel} className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.id}>
          <Link
            to={link(row.id)}
            aria-current={row.id === chosen ? 'true' : undefined}
            className="flex gap-3 px-4.5 py-3.5 -outline-offset-2 hover:bg-surface-hover aria-[current]:bg-surface-active"
          >
            <Avatar name={row.company_name} square />
            <span className="min-w-0 flex-1 text-sm">
              <span className="block truncate font-semibold">{row.company_name}</span>
              <span className="block truncate text-xs text-fg-muted">
                {row.origin !== 'direct' && `${row.first_name} ${row.last_name} · `}
                {row.email}
              </span>
              <span className="mt-1.5 flex flex-wrap items-center gap-1.5">
                <StateBadge state={row.state} />
                <DeadlineBadge inquiry={row} />
              </span>
            </span>
            <span className="text-xs whitespace-nowrap text-fg-subtle">
              <Time at={row.submitted_at} look="relative" className="sr-only" />
              <span aria-hidden="true">{ageWords(row.age_days)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
