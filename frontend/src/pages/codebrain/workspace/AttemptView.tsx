import { useSearchParams } from 'react-router-dom';

import { useShelf } from '@/features/attempts/drafts/use-shelf';
import { useAttempt, useRefreshAttempt } from '@/features/attempts/hooks';
import { useWriting } from '@/features/attempts/use-writing';
import { useAccount } from '@/features/session/store';
import { taskFromUrl } from '@/features/workspace/rules';
import { text } from '@/features/workspace/text';

import { FinishedView } from '@/pages/codebrain/ending/FinishedView';
import { TrialFinished } from '@/pages/codebrain/ending/TrialFinished';
import { StageProblem } from '@/pages/codebrain/stage/StageProblem';
import { StageSkeleton } from '@/pages/codebrain/stage/StageSkeleton';
import { Workspace } from './Workspace';

/** Loads the attempt and opens the workspace, or the finish page when it is over. */
export default function AttemptView({ attemptId, code }: { attemptId: string; code: string }) {
  const [params] = useSearchParams();
  const query = useAttempt(attemptId);
  const refresh = useRefreshAttempt(attemptId);
  const writing = useWriting(attemptId, query.data?.state === 'in_progress', refresh);
  const owner = useAccount()?.uid ?? null;
  const shelf = useShelf({ owner, home: attemptId, visit: writing.visit });
  if (query.isPending) return <StageSkeleton label={text.loading} />;
  if (query.isLoadingError) {
    return <StageProblem query={query} />;
  }
  const attempt = query.data;
  const task = taskFromUrl(attempt.tasks, params.get('task'));
  const over = attempt.state !== 'in_progress' || task === null;
  if (over && attempt.trial_of !== null)
    return (
      <TrialFinished
        assessmentId={attempt.trial_of}
        attemptId={attempt.id}
        problem={attempt.trial_problem}
      />
    );
  if (over) return <FinishedView attemptId={attempt.id} code={code} />;
  if (writing.place === 'asking' || shelf === null) return <StageSkeleton label={text.loading} />;
  return (
    <Workspace key={writing.visit} attempt={attempt} task={task} writing={writing} shelf={shelf} />
  );
}
