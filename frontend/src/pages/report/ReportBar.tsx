import mark from '@/../public/assay-mark.svg?no-inline';
import { Lock, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { Report } from '@/api/words';
import { paths } from '@/facts/paths';
import { toReader } from '@/facts/reader';
import { text } from '@/features/reports/text';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';

const TRAILS = {
  candidate: { label: text.dashboard, path: paths.dashboard },
  company: { label: text.back, path: paths.assessment },
  admin: { label: text.adminDashboard, path: paths.adminDashboard },
} as const;

/** The report's own top bar: where one came from, who may see it, a way to paper and to others. */
export function ReportBar({ report, share }: { report: Report; share: ReactNode }) {
  const visible = report.by_partner
    ? text.visibleWithoutCompany
    : text.visibleTo(report.company_name);
  const trail = report.mode === 'shared' ? [] : [TRAILS[report.mode]];
  return (
    <header className="flex min-h-[52px] items-center gap-x-3 gap-y-1 max-md:gap-x-2 md:flex-wrap border-b border-line bg-surface px-4 py-1.5 md:px-6 print:hidden">
      <Link to={paths.home} className="mr-1.5 grid min-h-8 place-items-center">
        <img src={mark} alt="Assay" width={26} height={26} />
      </Link>
      <nav aria-label={text.trail} className="min-w-0 flex-1">
        <ol className="flex flex-wrap items-center gap-x-2 text-sm text-fg-muted">
          {trail.map(({ label, path }) => (
            <li key={path} className="flex items-center gap-2">
              <Link to={path} className="hover:text-fg hover:underline">
                {label}
              </Link>
              <span aria-hidden="true" className="text-fg-subtle">
                /
              </span>
            </li>
          ))}
          <li className="max-md:hidden">{report.assessment_title}</li>
          <li aria-hidden="true" className="text-fg-subtle max-md:hidden">
            /
          </li>
          <li aria-current="page" className="min-w-0 truncate font-medium text-fg">
            {report.mode === 'candidate' ? text.reportOf : report.candidate.display_name}
          </li>
        </ol>
      </nav>
      {report.mode !== 'shared' && (
        <Badge
          tone="outline"
          icon={<Lock size={13} strokeWidth={1.75} aria-hidden="true" />}
          className="max-lg:hidden"
        >
          {toReader(visible, report.mode === 'candidate')}
        </Badge>
      )}
      <Button
        onClick={() => window.print()}
        icon={<Printer size={15} strokeWidth={1.75} aria-hidden="true" />}
      >
        <span className="max-md:sr-only">{text.print}</span>
      </Button>
      {share}
    </header>
  );
}
