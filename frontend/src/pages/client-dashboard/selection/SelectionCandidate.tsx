import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import type { BoardMove, CandidateForCompany } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { candidateQuery } from '@/features/selection/api';
import { UndoBar } from '@/features/selection/moving/UndoBar';
import { useAsking } from '@/features/selection/moving/use-asking';
import { useAssessing } from '@/features/selection/moving/use-assessing';
import { useMoves } from '@/features/selection/moving/use-moves';
import { CandidateActions } from '@/features/selection/candidate/CandidateActions';
import { CandidateFacts } from '@/features/selection/candidate/CandidateFacts';
import { CandidateHistory } from '@/features/selection/candidate/CandidateHistory';
import { DeclinedNotice } from '@/features/selection/candidate/DeclinedNotice';
import { MissedCard } from '@/features/selection/candidate/MissedCard';
import { useReminding } from '@/features/selection/dialogs/use-reminding';
import { useLiveBoard } from '@/features/selection/list/use-live-board';
import { nameOf } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { LoadFailed } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { BackTo } from './BackTo';
import { Onward } from './Onward';
import { TeamSections } from './TeamSections';

const words = text.one;

function Shown({ candidate }: { candidate: CandidateForCompany }) {
  const name = nameOf(candidate);
  usePageTitle(name);
  const { role_id: role, moves } = candidate;
  const made = useMoves(role, moves);
  const { ask, dialog } = useAsking(made);
  useLiveBoard(role);
  const move = (act: BoardMove) => ask([candidate], act);
  const { assessment_id: named, can_move: canMove } = candidate;
  const assessing = useAssessing({ role, named, canMove });
  const { ask: assess } = assessing;
  const remind = useReminding(role, canMove);
  return (
    <>
      <PageHeader
        above={<BackTo to={to(paths.selectionBoard, { roleId: role })}>{words.back}</BackTo>}
        title={<span className="break-words">{name}</span>}
        lead={candidate.role_title}
        actions={
          <CandidateActions
            candidate={candidate}
            onMove={move}
            onAssess={assess === undefined ? undefined : () => assess(candidate)}
            onRemind={remind === undefined ? undefined : () => remind(candidate)}
          />
        }
      />
      <div className="grid grid-cols-1 items-start gap-4.5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4.5">
          <DeclinedNotice candidate={candidate} onMove={move} />
          <MissedCard candidate={candidate} />
          <CandidateFacts candidate={candidate} />
          <TeamSections application={candidate} canAct={candidate.can_move} />
        </div>
        <div className="flex min-w-0 flex-col gap-4.5">
          <CandidateHistory steps={candidate.history} />
          <Onward candidate={candidate} />
          {candidate.candidate_id !== null && (
            <Link
              to={to(paths.internProfile, { internId: candidate.candidate_id })}
              className="w-fit text-sm text-link underline underline-offset-3"
            >
              {words.openProfile}
            </Link>
          )}
        </div>
      </div>
      {dialog}
      {assessing.dialog}
      {made.undo !== null && (
        <UndoBar undo={made.undo} onUndo={made.takeBack} onEnd={made.forget} />
      )}
    </>
  );
}

/** One candidate. What else the company does with them stands in one of the two columns. */
export default function SelectionCandidate() {
  const { roleId = '', applicationId = '' } = useParams();
  const query = useQuery(candidateQuery(applicationId));
  if (query.data !== undefined) return <Shown key={applicationId} candidate={query.data} />;
  if (!query.isError) return <SkeletonRows rows={6} />;
  if (!isMissing(query.error)) return <LoadFailed query={query}>{words.failed}</LoadFailed>;
  return (
    <>
      <PageHeader
        above={<BackTo to={to(paths.selectionBoard, { roleId })}>{words.back}</BackTo>}
        title={text.title}
      />
      <p className="text-md">{words.gone}</p>
    </>
  );
}
