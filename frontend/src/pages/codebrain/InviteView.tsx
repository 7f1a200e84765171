import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { hasCode } from '@/api/errors';
import type { InviteCard } from '@/api/words';
import { AiPolicyNotice } from '@/features/assistant/AiPolicyNotice';
import { inviteCardQuery } from '@/features/invitations/api';
import { CardRows } from '@/features/invitations/card/CardRows';
import { RecordedList } from '@/features/invitations/card/RecordedList';
import { ReportInvitation } from '@/features/invitations/card/ReportInvitation';
import { cardStep, groupedCode, type CardStep } from '@/features/invitations/rules';
import { text } from '@/features/invitations/text';
import { currentReferral } from '@/features/session/referral/referral';
import { text as workspaceText } from '@/features/workspace/text';
import { withPatience } from '@/platform/loading/patience';
import { usePageTitle } from '@/ui/page-title';

import { FinishedView } from './ending/FinishedView';
import { TrialFinished } from './ending/TrialFinished';
import { InviteActions } from './InviteActions';
import { NotActive } from './NotActive';
import { InviteMore } from './stage/InviteMore';
import { goToPart, InviteSteps, parts } from './stage/InviteSteps';
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

/** Steps at which nothing more is to be read of it. */
const over: readonly CardStep[] = [
  'earlier-result',
  'expired',
  'cancelled',
  'declined',
  'taken',
  'finished',
];

/**
 * What happens in five rows, with the steps and the one button beside or below them; everything to read follows. Who
 * has begun sees the clock and the way back first; what was agreed to is folded below.
 */
function Card({ card }: { card: InviteCard }) {
  usePageTitle(card.assessment_title);
  const step = cardStep(card);
  const isRunning = step === 'resume' || step === 'sign-in-resume' || step === 'report';
  const isOpen = !isRunning && !over.includes(step);
  const actions = <InviteActions card={card} step={step} />;
  const rows = <CardRows card={card} onReadAll={() => goToPart(parts.recorded)} />;
  return (
    <StageFrame isWide={isOpen}>
      <div className="flex flex-col gap-5">
        <div>
          <p className="flex flex-wrap justify-between gap-2 text-sm text-fg-muted">
            {text.invitedBy(card.company_name)}
            <span className="font-mono text-xs">{groupedCode(card.code)}</span>
          </p>
          <h1 className="mt-1 text-3xl max-md:text-2xl">{card.assessment_title}</h1>
        </div>
        {isOpen ? (
          <>
            <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_300px] md:gap-8">
              {rows}
              <div className="flex flex-col gap-4">
                {(step === 'consent' || step === 'sign-in') && (
                  <InviteSteps step={step} hasWarmUp={card.warm_up !== null} />
                )}
                {actions}
              </div>
            </div>
            <Facts card={card} />
            {step === 'consent' && <InviteMore card={card} />}
          </>
        ) : (
          actions
        )}
        {isRunning && (
          <details className="text-sm">
            <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
              {text.agreedTo}
            </summary>
            <div className="mt-3 flex flex-col gap-6">
              {rows}
              <Facts card={card} />
            </div>
          </details>
        )}
        {card.trial_of === null && !(isOpen && card.is_unverified) && (
          <p className="text-xs">
            <ReportInvitation code={card.code} />
          </p>
        )}
      </div>
    </StageFrame>
  );
}

/** What is to be read before anybody agrees: the policy on AI, what is recorded, how often it can be taken. */
function Facts({ card }: { card: InviteCard }) {
  const isOwn = card.trial_of === null && !card.by_partner;
  return (
    <>
      <AiPolicyNotice policy={card.ai_policy} ready={card.assistant_ready} />
      <div id={parts.recorded} tabIndex={-1}>
        <RecordedList
          recorded={card.recorded}
          days={card.retention_days}
          assisted={card.ai_policy !== 'off'}
          byPartner={card.by_partner}
        />
      </div>
      {isOwn && card.retake_days > 0 && (
        <p className="text-sm text-fg-muted">
          {text.retakes(card.retake_attempts, card.retake_days)}
        </p>
      )}
    </>
  );
}
