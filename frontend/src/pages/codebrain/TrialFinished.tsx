import { Link } from 'react-router-dom';

import { paths, to } from '@/facts/paths';
import { text } from '@/features/invitations/text';
import { Button } from '@/ui/Button';
import { usePageTitle } from '@/ui/page-title';

import { StageFrame } from './stage/StageFrame';

/** After a trial: people can be invited now. */
export function TrialFinished({ assessmentId }: { assessmentId: string }) {
  usePageTitle(text.trialFinished);
  return (
    <StageFrame>
      <div className="flex flex-col gap-5">
        <div>
          <h1 className="text-3xl max-md:text-2xl">{text.trialFinished}</h1>
          <p className="mt-2 text-md text-fg-muted">{text.trialFinishedDetail}</p>
        </div>
        <div>
          <Button variant="primary" asChild>
            <Link to={to(paths.assessmentDetail, { assessmentId })}>{text.trialBack}</Link>
          </Button>
        </div>
      </div>
    </StageFrame>
  );
}
