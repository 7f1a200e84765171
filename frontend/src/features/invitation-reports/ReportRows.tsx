import { Link } from 'react-router-dom';
import type { InvitationReport } from '@/api/words/admin';
import { paths } from '@/facts/paths';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { rowMark } from '@/ui/row-keys';
import { Time } from '@/ui/Time';
import { text } from './text';

type Rows = {
  reports: readonly InvitationReport[];
  /** The invitation whose report is being closed. */
  closing: string | null;
  onClose: (invitation: string) => void;
};

/** Reports with the company that each is about, and the button that closes it. */
export function ReportRows({ reports, closing, onClose }: Rows) {
  return (
    <ul aria-label={text.list} className="divide-y divide-line">
      {reports.map((report) => (
        <li
          key={report.invitation_id}
          className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4.5 py-4"
        >
          <div className="flex min-w-0 flex-col gap-1">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <Link
                {...rowMark}
                to={`${paths.adminCompanies}?company=${report.company_id}`}
                className="font-medium break-words text-link underline-offset-3 hover:underline"
              >
                {report.company_name}
              </Link>
              <Badge tone="caution">{text.reasons[report.reason]}</Badge>
            </p>
            <p className="text-sm [overflow-wrap:anywhere] whitespace-pre-line">
              {report.note ?? text.noNote}
            </p>
            <p className="text-xs text-fg-muted">
              {report.assessment_title} · {text.reported} <Time at={report.reported_at} />
            </p>
          </div>
          <Button
            aria-label={text.closeOf(report.company_name)}
            loading={closing === report.invitation_id}
            onClick={() => onClose(report.invitation_id)}
          >
            {text.close}
          </Button>
        </li>
      ))}
    </ul>
  );
}
