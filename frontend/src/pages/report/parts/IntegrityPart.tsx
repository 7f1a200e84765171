import type { Report } from '@/api/words';
import type { IntegritySource } from '@/features/integrity/api';
import { ReportIntegrity } from '@/features/integrity/ReportIntegrity';
import type { OpenedLink } from '@/pages/report/PlaybackPart';

type IntegrityPartProps = {
  report: Report;
  /** Where the report was opened by a link. */
  link: OpenedLink | undefined;
};

function sourceOf({ id }: Report, link: OpenedLink | undefined): IntegritySource | null {
  if (link !== undefined) return { by: 'link', ...link };
  return id === null ? null : { by: 'account', reportId: id };
}

/** What was found in the attempt; fetched only when it is opened. */
export function IntegrityPart({ report, link }: IntegrityPartProps) {
  const source = sourceOf(report, link);
  if (source === null) return null;
  return (
    <div className="print:hidden">
      <ReportIntegrity mode={report.mode} source={source} />
    </div>
  );
}
