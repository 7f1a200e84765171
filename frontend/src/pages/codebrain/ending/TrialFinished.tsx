import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { paths, to } from '@/facts/paths';
import { assessmentQuery } from '@/features/assessments/api';
import { drawnIn } from '@/features/assessments/rules';
import { text } from '@/features/invitations/text';
import { Button } from '@/ui/Button';
import { usePageTitle } from '@/ui/page-title';

import { StageFrame } from '@/pages/codebrain/stage/StageFrame';
import { useEnded, WhatWasSent } from './WhatWasSent';

type TrialFinishedProps = {
  assessmentId: string;
  attemptId: string;
  /** The name of the problem that was tried alone; null after the trial of an assessment. */
  problem: string | null;
};

/** After a trial, of a problem alone or of an assessment. */
export function TrialFinished({ assessmentId, attemptId, problem }: TrialFinishedProps) {
  if (problem !== null) return <ProblemTried problem={problem} attemptId={attemptId} />;
  return <AssessmentTried assessmentId={assessmentId} attemptId={attemptId} />;
}

function ProblemTried({ problem, attemptId }: { problem: string; attemptId: string }) {
  usePageTitle(text.trialFinished);
  const attempt = useEnded(attemptId);
  return (
    <StageFrame>
      <div className="flex flex-col gap-5">
        <div>
          <h1 className="text-3xl max-md:text-2xl">{text.trialFinished}</h1>
          <p className="mt-2 text-md text-fg-muted">{text.problemTried}</p>
        </div>
        <WhatWasSent attempt={attempt} />
        <div>
          <Button variant="primary" asChild>
            <Link to={to(paths.attempt, { first: problem })}>{text.problemBack}</Link>
          </Button>
        </div>
      </div>
    </StageFrame>
  );
}

type AssessmentTriedProps = Omit<TrialFinishedProps, 'problem'>;

/** People can be invited now. Names the problems that were drawn, where the tasks have variants. */
function AssessmentTried({ assessmentId, attemptId }: AssessmentTriedProps) {
  usePageTitle(text.trialFinished);
  const attempt = useEnded(attemptId);
  const given = attempt?.tasks ?? [];
  const drawn = drawnIn(given, useQuery(assessmentQuery(assessmentId)).data?.tasks ?? []);
  return (
    <StageFrame>
      <div className="flex flex-col gap-5">
        <div>
          <h1 className="text-3xl max-md:text-2xl">{text.trialFinished}</h1>
          <p className="mt-2 text-md text-fg-muted">{text.trialFinishedDetail}</p>
        </div>
        <WhatWasSent attempt={attempt} />
        {drawn.length > 0 && (
          <section className="flex flex-col gap-2 text-sm">
            <h2 className="text-md font-semibold">{text.trialDrawn}</h2>
            <ul>
              {drawn.map(({ position, title, of }) => (
                <li key={position}>{text.trialDrawnOne(position, title, of)}</li>
              ))}
            </ul>
          </section>
        )}
        <div>
          <Button variant="primary" asChild>
            <Link to={to(paths.assessmentDetail, { assessmentId })}>{text.trialBack}</Link>
          </Button>
        </div>
      </div>
    </StageFrame>
  );
}
