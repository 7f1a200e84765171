import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import type { BoardLine, BoardMove, CandidateForCompany } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { candidateQuery } from '@/features/selection/api';
import { UndoBar } from '@/features/selection/board/UndoBar';
import { useAsking } from '@/features/selection/board/use-asking';
import { useAssessing } from '@/features/selection/board/use-assessing';
import { useMoves } from '@/features/selection/board/use-moves';
import { CandidateFacts } from '@/features/selection/candidate/CandidateFacts';
import { CandidateHistory } from '@/features/selection/candidate/CandidateHistory';
import { MissedCard } from '@/features/selection/candidate/MissedCard';
import { useReminding } from '@/features/selection/dialogs/use-reminding';
import { useLiveBoard } from '@/features/selection/list/use-live-board';
import { canRemind, movesFrom, nameOf } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { LoadFailed } from '@/ui/Loaded';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time, useNow } from '@/ui/Time';
import { BackTo } from './BackTo';
import { TeamSections } from './TeamSections';

const words = text.one;

const variants: Partial<Record<BoardMove, 'secondary' | 'danger'>> = {
  move_back: 'secondary',
  decline: 'danger',
};

type ActionsProps = {
  candidate: CandidateForCompany;
  onMove: (act: BoardMove) => void;
  onAssess?: (() => void) | undefined;
  onRemind?: (() => void) | undefined;
};

function Actions({ candidate, onMove, onAssess, onRemind }: ActionsProps) {
  const now = useNow();
  const lines = candidate.can_move ? movesFrom(candidate.moves, candidate.column) : [];
  const button = ({ act, to: column }: BoardLine) => (
    <Button key={act} variant={variants[act] ?? 'primary'} onClick={() => onMove(act)}>
      {act === 'move_back' ? words.backTo(text.columns[column]) : text.acts[act]}
    </Button>
  );
  const forward = ({ act }: BoardLine) => act !== 'decline' && act !== 'move_back';
  const ends = lines.filter((line) => !forward(line));
  return (
    <>
      <Badge tone="primary">{text.states[candidate.state]}</Badge>
      {lines.filter(forward).map(button)}
      {candidate.can_move && candidate.state === 'shortlisted' && (
        <Button
          onClick={onAssess}
          {...(onAssess === undefined ? { disabledReason: text.assess.locked } : {})}
        >
          {text.assess.act}
        </Button>
      )}
      {onRemind !== undefined && canRemind(candidate, now) && (
        <Button onClick={onRemind}>{text.remind.menu}</Button>
      )}
      {ends
        .toSorted((a, b) => Number(a.act === 'decline') - Number(b.act === 'decline'))
        .map(button)}
    </>
  );
}

function Declined({ candidate, onMove }: ActionsProps) {
  const { declined, reconsider_until } = candidate;
  if (declined === null) return null;
  const action = candidate.can_move && reconsider_until !== null && (
    <Button size="sm" onClick={() => onMove('reconsider')}>
      {words.reconsider}
    </Button>
  );
  return (
    <Notice icon={Info} tone="caution" action={action}>
      <p className="font-semibold">
        {words.declined}: {text.reasons[declined.code]}
      </p>
      {declined.text !== null && (
        <p className="mt-1 break-words whitespace-pre-line">{declined.text}</p>
      )}
      {reconsider_until !== null && (
        <p className="mt-1">
          {words.reconsiderUntil}
          <Time at={reconsider_until} look="absolute" />.
        </p>
      )}
    </Notice>
  );
}

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
          <Actions
            candidate={candidate}
            onMove={move}
            onAssess={assess === undefined ? undefined : () => assess(candidate)}
            onRemind={remind === undefined ? undefined : () => remind(candidate)}
          />
        }
      />
      <div className="grid grid-cols-1 items-start gap-4.5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4.5">
          <Declined candidate={candidate} onMove={move} />
          <MissedCard candidate={candidate} />
          <CandidateFacts candidate={candidate} />
          <TeamSections application={candidate} canAct={candidate.can_move} />
        </div>
        <div className="flex min-w-0 flex-col gap-4.5">
          <CandidateHistory steps={candidate.history} />
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
