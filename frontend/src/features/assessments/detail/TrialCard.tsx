import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';

import { hasCode } from '@/api/errors';
import { idempotencyKey } from '@/api/idempotency';
import type { AssessmentDetail } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';

import { beginTrial } from '@/features/assessments/api';
import { text } from '@/features/assessments/text';

import { taskPath } from './preview';

/** Begins a trial and opens its page. */
export function useTrial(assessmentId: string) {
  const navigate = useNavigate();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => beginTrial(assessmentId, idempotencyKey()),
    onSuccess: ({ code }) => void navigate(to(paths.attempt, { first: code })),
  });
}

type TrialCardProps = { assessment: Pick<AssessmentDetail, 'id' | 'tasks'> };

/** Why nobody can be invited yet, and the two ways to change that: looking at it, or taking it. */
export function TrialCard({ assessment }: TrialCardProps) {
  const trial = useTrial(assessment.id);
  const first = assessment.tasks[0];
  return (
    <Card title={text.trialTitle} className="mb-5">
      <div className="flex max-w-2xl flex-col gap-3 text-sm">
        <p>{text.trialWhy}</p>
        <p className="text-fg-muted">{text.trialFacts}</p>
        {trial.isError && (
          <ErrorBox error={trial.error}>
            {hasCode(trial.error, 'email_unverified') ? text.trialVerify : text.trialFailed}
          </ErrorBox>
        )}
        <div className="flex flex-wrap gap-2">
          {first !== undefined && (
            <Button variant="primary" asChild>
              <Link to={taskPath(first, assessment.id)}>{text.previewBegin}</Link>
            </Button>
          )}
          <Button loading={trial.isPending} onClick={() => trial.mutate()}>
            {text.trialBegin}
          </Button>
        </div>
      </div>
    </Card>
  );
}
