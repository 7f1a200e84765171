import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';

import type { Report } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { forgetCode } from '@/features/practice/kept-code';
import { reportQuery } from '@/features/reports/api';
import { text as reportText } from '@/features/reports/text';
import { Button } from '@/ui/Button';
import { CopyField } from '@/ui/CopyField';
import { usePageTitle } from '@/ui/page-title';
import { Spinner } from '@/ui/Spinner';
import { Time } from '@/ui/Time';

import { StageFrame } from '@/pages/codebrain/stage/StageFrame';
import { StageProblem } from '@/pages/codebrain/stage/StageProblem';
import { StageSkeleton } from '@/pages/codebrain/stage/StageSkeleton';
import { text } from '@/pages/codebrain/text';
import { useEnded, WhatWasSent } from './WhatWasSent';

function aheadOf({ state, by_partner: byPartner }: Report) {
  if (state === 'voided') return text.aheadOfVoided;
  if (byPartner) return text.aheadForPartner;
  return state === 'graded' ? text.aheadOfGraded : text.ahead;
}

function statusOf({ state, void_reason: reason }: Report): string {
  if (reason !== null) return reportText.voidedHelp(reason).you;
  return state === 'graded' ? text.graded : text.judging;
}

/** The button that led here is gone with the workspace: its focus goes to the heading. */
function takeFocus(heading: HTMLHeadingElement | null): void {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
}

/** After the end: what happens next, the receipt, and the report as soon as it is graded. */
export function FinishedView({ attemptId, code }: { attemptId: string; code: string }) {
  useEffect(() => forgetCode(code), [code]);
  const attempt = useEnded(attemptId);
  const title = attempt?.ended_by === 'timeout' ? text.timeUpTitle : text.finishedTitle;
  usePageTitle(title);
  const query = useQuery(reportQuery(attemptId));
  if (query.isPending) return <StageSkeleton label={reportText.loading} />;
  if (query.isError) {
    return <StageProblem query={query} />;
  }
  const report = query.data;
  const graded = report.state === 'graded';
  return (
    <StageFrame>
      <div className="flex flex-col gap-5">
        <div>
          <p className="text-sm text-fg-muted">{report.assessment_title}</p>
          <h1 tabIndex={-1} ref={takeFocus} className="mt-1 text-3xl max-md:text-2xl">
            {title}
          </h1>
          <p className="mt-2 text-md text-fg-muted">
            {text.submittedTo(report.company_name)}{' '}
            <Time at={report.submitted_at} look="absolute" />
          </p>
        </div>
        <p role="status" className="flex items-center gap-2.5 text-sm">
          {report.state === 'submitted' && <Spinner />}
          {statusOf(report)}
        </p>
        <WhatWasSent attempt={attempt} />
        <div>
          <h2 className="mb-1.5 font-sans text-sm font-semibold">{text.whatNext}</h2>
          <ol className="list-decimal space-y-1.5 pl-5 text-sm text-fg-muted">
            {aheadOf(report)(report.company_name).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </div>
        <div>
          <p className="mb-1.5 text-sm font-medium">{reportText.receipt}</p>
          <CopyField value={report.receipt_id ?? ''} label={reportText.receipt} />
          <p className="mt-1.5 text-xs text-fg-muted">{text.receiptHelp}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" asChild>
            <Link to={to(paths.report, { reportId: attemptId })}>
              {graded || report.state === 'voided' ? text.openReport : text.watchReport}
            </Link>
          </Button>
          <Button asChild>
            <Link to={paths.dashboard}>{text.dashboard}</Link>
          </Button>
        </div>
      </div>
    </StageFrame>
  );
}
