import { useQuery } from '@tanstack/react-query';
import {
  CalendarClock,
  CalendarX,
  CircleCheck,
  ClipboardCheck,
  ClipboardPen,
  FileClock,
  GraduationCap,
  Handshake,
  Hourglass,
  PenLine,
  Receipt,
  Scale,
  Undo2,
  UserSearch,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Need, NeedKind, Needs } from '@/api/words/company/home';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Loaded } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { shortDayWords } from '@/ui/time';
import { needsQuery } from './api';
import { headOf, pathOf, restOf } from './rules';
import { text } from './text';

const icons: Record<NeedKind, LucideIcon> = {
  review: UserSearch,
  introduced: Handshake,
  scorecard: ClipboardPen,
  no_time: CalendarX,
  offer_ending: Hourglass,
  role_changes: Undo2,
  extra_time: FileClock,
  report_review: PenLine,
  result: ClipboardCheck,
  integrity_case: Scale,
  internship_item: GraduationCap,
  check_in: GraduationCap,
  intern_rating: GraduationCap,
  internship_end: GraduationCap,
  extension: CalendarClock,
  invoice_due: Receipt,
};

/** When it is too late, or due. */
function Deadline({ need: { until, due_on: day } }: { need: Need }) {
  if (until !== null)
    return (
      <>
        {' '}
        · {text.until} <Time at={until} look="relative" />
      </>
    );
  return day === null ? null : <> · {text.due(shortDayWords(day))}</>;
}

function Row({ need }: { need: Need }) {
  const Icon = icons[need.kind];
  const { name, detail } = headOf(need);
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={pathOf(need)}
        className="flex min-h-14 items-center gap-4 px-4.5 py-2.5 text-sm -outline-offset-2 hover:bg-surface-hover"
      >
        <Icon
          size={16}
          strokeWidth={1.75}
          aria-hidden="true"
          className="shrink-0 text-primary-text"
        />
        <span className="min-w-0 flex-1">
          <span className="block font-medium break-words">
            {name}
            {detail !== null && detail !== '' && (
              <span className="font-normal text-fg-muted"> · {detail}</span>
            )}
          </span>
          <span className="block text-xs text-fg-muted">
            {text.kinds[need.kind]}
            <Deadline need={need} />
          </span>
        </span>
        <Time at={need.since} look="relative" className="shrink-0 text-xs text-fg-muted" />
      </Link>
    </li>
  );
}

/** How much is not listed, and where it stands. */
function Rest({ more }: { more: Needs['more'] }) {
  const rest = restOf(more);
  if (rest.length === 0) return null;
  const total = rest.reduce((sum, { count }) => sum + count, 0);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4.5 py-2.5 text-xs text-fg-muted">
      {text.more(total)}
      {rest.map(({ label, path, count }) => (
        <Link
          key={path}
          to={path}
          className="inline-flex min-h-6 items-center font-medium text-link underline-offset-3 hover:underline max-md:min-h-11"
        >
          {text.moreIn(count, label)}
        </Link>
      ))}
    </p>
  );
}

/** What stays undone until the reader does it: the longest first, at most ten. */
export function NeedsYouCard() {
  const query = useQuery(needsQuery);
  const count = query.data?.items.length ?? 0;
  return (
    <Card flush title={text.title} action={count > 0 && <Badge>{count}</Badge>}>
      <Loaded
        query={query}
        failed={text.failed}
        skeleton={
          <div className="px-4.5 py-3">
            <SkeletonRows rows={4} />
          </div>
        }
      >
        {({ items, more }) =>
          items.length === 0 ? (
            <EmptyState icon={CircleCheck}>{text.empty}</EmptyState>
          ) : (
            <>
              <ul aria-label={text.list}>
                {items.map((need) => (
                  <Row key={`${need.kind} ${need.place_id} ${need.since}`} need={need} />
                ))}
              </ul>
              <Rest more={more} />
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
