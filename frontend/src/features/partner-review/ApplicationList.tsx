import { Link } from 'react-router-dom';
import type { AdminPartnerApplication } from '@/api/words';
import { Avatar } from '@/ui/Avatar';
import { Time } from '@/ui/Time';
import { StateBadge } from './StateBadge';
import { text } from './text';

type ApplicationListProps = {
  rows: readonly AdminPartnerApplication[];
  chosen: string | null;
  /** The address with this application open. */
  link: (id: string) => string;
};

/** The applications in one state; the open one is marked. */
export function ApplicationList({ rows, chosen, link }: ApplicationListProps) {
  return (
    <ul aria-label={text.listLabel} className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.id}>
          <Link
            to={link(row.id)}
            aria-current={row.id === chosen ? 'true' : undefined}
            className="flex gap-3 px-4.5 py-3.5 -outline-offset-2 hover:bg-surface-hover aria-[current]:bg-surface-active"
          >
            <Avatar name={row.organisation} square />
            <span className="min-w-0 flex-1 text-sm">
              <span className="block truncate font-semibold">{row.organisation}</span>
              <span className="block truncate text-xs text-fg-muted">
                {row.display_name} · {row.email}
              </span>
              <span className="mt-1.5 flex flex-wrap items-center gap-1.5">
                <StateBadge state={row.state} />
                <span className="text-xs text-fg-muted">{text.kinds[row.kind]}</span>
              </span>
            </span>
            <span className="text-xs whitespace-nowrap text-fg-subtle">
              <Time at={row.applied_at} look="relative" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
