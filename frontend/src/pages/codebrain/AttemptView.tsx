import { useSearchParams } from 'react-router-dom';

import { useAttempt } from '@/features/attempts/hooks';
import { taskFromUrl } from '@/features/workspace/rules';
import { text } from '@/features/workspace/text';

import { FinishedView } from './FinishedView';
import { StageProblem } from './StageProblem';
import { StageSkeleton } from './StageSkeleton';
import { Workspace } from './Workspace';

/** Loads the attempt and opens the workspace, or the finish page when it is over. */
export default function AttemptView({ attemptId }: { attemptId: string }) {
  const [params] = useSearchParams();
  const query = useAttempt(attemptId);
  if (query.isPending) return <StageSkeleton label={text.loading} />;
  if (query.isError) {
    return (
      <StageProblem
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  const attempt = query.data;
  const task = taskFromUrl(attempt.tasks, params.get('task'));
  if (attempt.state !== 'in_progress' || task === null)
    return <FinishedView attemptId={attempt.id} />;
  return <Workspace attempt={attempt} task={task} />;
}
