import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { hasCode } from '@/api/errors';
import type { InviteCard } from '@/api/words';
import { AiPolicyNotice } from '@/features/assistant/AiPolicyNotice';
import { inviteCardQuery } from '@/features/invitations/api';
import { CardFacts } from '@/features/invitations/card/CardFacts';
import { RecordedList } from '@/features/invitations/card/RecordedList';
import { cardStep, groupedCode } from '@/features/invitations/rules';
import { text } from '@/features/invitations/text';
import { currentReferral } from '@/features/session/referral/referral';
import { text as workspaceText } from '@/features/workspace/text';
import { withPatience } from '@/platform/loading/patience';
import { Notice } from '@/ui/Notice';
import { usePageTitle } from '@/ui/page-title';

import { FinishedView } from './ending/FinishedView';
import { TrialFinished } from './ending/TrialFinished';
import { InviteActions } from './InviteActions';
import { NotActive } from './NotActive';
import { StageFrame } from './stage/StageFrame';
import { StageProblem } from './stage/StageProblem';
import { StageSkeleton } from './stage/StageSkeleton';

const AttemptView = lazy(withPatience(() => import('./workspace/AttemptView')));

type InviteViewProps = { code: string; referral: string | undefined };

/** One address for the whole way: the card, the workspace (once `task` is in the query) and the finish page. */
export function InviteView({ code, referral }: InviteViewProps) {
  const [params] = useSearchParams();
  const query = useQuery(inviteCardQuery(code));
  useEffect(() => {
    currentReferral(referral);
  }, [referral]);
  if (query.isPending) return <StageSkeleton label={text.loading} />;
  if (query.isLoadingError) {
    if (hasCode(query.error, 'not_found')) return <NotActive />;
    return <StageProblem query={query} />;
  }
  const card = query.data;
  const step = cardStep(card);
  if (step === 'report' && card.attempt_id !== null)
    return card.trial_of === null ? (
      <FinishedView attemptId={card.attempt_id} code={code} />
    ) : (
      <TrialFinished
        assessmentId={card.trial_of}
        attemptId={card.attempt_id}
        problem={card.trial_problem}
      />
    );
  if (step === 'resume' && card.attempt_id !== null && params.has('task')) {
    return (
      <Suspense fallback={<StageSkeleton label={workspaceText.loading} />}>
        <AttemptView attemptId={card.attempt_id} code={code} />
      </Suspense>
    );
  }
  return <Card card={card} />;
}

/** Who has begun sees the clock and the way back first; what was agreed to is folded below. */
function Card({ card }: { card: InviteCard }) {
  usePageTitle(card.assessment_title);
  const step = cardStep(card);
  const showsFacts =
    step !== 'earlier-result' &&
    step !== 'expired' &&
    step !== 'cancelled' &&
    step !== 'declined' &&
    step !== 'taken' &&
    step !== 'finished';
  const isRunning = step === 'resume' || step === 'sign-in-resume' || step === 'report';
  return (
    <StageFrame>
      <div className="flex flex-col gap-6">
        <div>
          <p className="flex flex-wrap justify-between gap-2 text-sm text-fg-muted">
            {text.invitedBy(card.company_name)}
            <span className="font-mono text-xs">{groupedCode(card.code)}</span>
          </p>
          <h1 className="mt-1 text-3xl max-md:text-2xl">{card.assessment_title}</h1>
        </div>
        {isRunning && (
          <>
            <InviteActions card={card} step={step} />
            <details className="text-sm">
              <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
                {text.agreedTo}
              </summary>
              <div className="mt-3 flex flex-col gap-6">
                <Facts card={card} />
              </div>
            </details>
          </>
        )}
        {!isRunning && showsFacts && <Facts card={card} />}
        {!isRunning && <InviteActions card={card} step={step} />}
      </div>
    </StageFrame>
  );
}

/** What the invitation is about, and what is recorded. */
function Facts({ card }: { card: InviteCard }) {
  return (
    <>
      {card.trial_of !== null && (
        <Notice tone="info" icon={FlaskConical}>
          {text.trialCard}
        </Notice>
      )}
      <CardFacts card={card} />
      <AiPolicyNotice policy={card.ai_policy} ready={card.assistant_ready} />
      <RecordedList
        recorded={card.recorded}
        days={card.retention_days}
        assisted={card.ai_policy !== 'off'}
        byPartner={card.by_partner}
      />
    </>
  );
}
