import { useCallback, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Report } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { DeclineDialog } from '@/features/reports/decision/DeclineDialog';
import { ReviewCard } from '@/features/reports/decision/ReviewCard';
import { useReview } from '@/features/reports/decision/use-review';
import { AskRole } from '@/features/role-proposals/asking/AskRole';
import { useUser } from '@/features/session/hooks';
import { PaletteKey } from '@/features/shell/palette/PaletteField';
import { ReportView } from '@/pages/report/ReportView';
import { CompanyShareButton } from './ShareButton';

type CompanyReportProps = { id: string; report: Report; aside: ReactNode };

/** The report as the company reads it, with its decision on the result. */
export function CompanyReport({ id, report, aside }: CompanyReportProps) {
  const user = useUser();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const section = params.get('section');
  // The next report opens at the section that is compared.
  const wayTo = useCallback(
    (reportId: string) =>
      to(paths.report, { reportId }) + (section === null ? '' : `?section=${section}`),
    [section],
  );
  const go = useCallback((next: string) => void navigate(wayTo(next)), [navigate, wayTo]);
  const review = useReview({ report: id, isGraded: report.state === 'graded', go });
  const decided = review.query.data;
  const who = report.candidate.display_name;
  return (
    <>
      <PaletteKey user={user} />
      <ReportView
        report={report}
        aside={aside}
        share={report.earlier?.elsewhere !== true && <CompanyShareButton report={id} />}
        review={(look) => (
          <ReviewCard
            review={review}
            who={who}
            wayTo={wayTo}
            look={look}
            onward={
              user !== null &&
              report.state === 'graded' && (
                <AskRole report={id} who={who} email={report.candidate.email} user={user} />
              )
            }
          />
        )}
      />
      {review.isDeclining && decided !== undefined && (
        <DeclineDialog review={review} decided={decided} who={who} />
      )}
    </>
  );
}
