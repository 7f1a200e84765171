import { requestIdOf } from '@/api/failure';
import { text } from '@/features/invitations/text';
import { ErrorBox } from '@/ui/ErrorBox';

import { StageFrame } from './StageFrame';

type StageProblemProps = { error: unknown; onRetry: () => void; retrying: boolean };

/** The card's place when it could not be loaded. */
export function StageProblem({ error, onRetry, retrying }: StageProblemProps) {
  return (
    <StageFrame>
      <h1 className="sr-only">{text.loadFailed}</h1>
      <ErrorBox onRetry={onRetry} retrying={retrying} requestId={requestIdOf(error)}>
        {text.loadFailed}
      </ErrorBox>
    </StageFrame>
  );
}
