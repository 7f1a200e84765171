import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from 'react-router-dom';

import { isMissing } from '@/api/failure';
import { paths, to } from '@/facts/paths';
import { useWritingHere } from '@/features/attempts/use-writing';
import { practiceQuery, type TimedProblem } from '@/features/practice/api';
import { text } from '@/features/practice/text';
import { homeId } from '@/features/practice/work/adopt';
import { useRefreshPractice } from '@/features/practice/work/hooks';
import { usePracticeShelf } from '@/features/practice/work/use-practice-shelf';
import { useUser } from '@/features/session/hooks';
import { StageFrame } from '@/pages/codebrain/stage/StageFrame';
import { StageProblem } from '@/pages/codebrain/stage/StageProblem';
import { BenchSkeleton } from '@/pages/codebrain/stage/BenchSkeleton';
import { Button } from '@/ui/Button';
import { usePageTitle } from '@/ui/page-title';

import { PracticeBench } from './PracticeBench';

/** A problem that is practised, at /codebrainv1/{problemId}. */
export default function PracticePage() {
  const { problemId = '' } = useParams();
  const user = useUser();
  const who = user?.id ?? null;
  const query = useQuery(practiceQuery(problemId, who));
  if (query.isPending) return <BenchSkeleton label={text.loading} />;
  if (isMissing(query.error)) return <NotFound />;
  if (query.data === undefined)
    return <StageProblem query={query}>{text.problemFailed}</StageProblem>;
  if (query.data.type === 'multi_task')
    return <Navigate replace to={to(paths.codebrainMultiTask, { problemId })} />;
  return <Opened key={`${problemId} ${who}`} problem={query.data} who={who} />;
}

/** Said of a problem or a scenario that is not there. */
export function NotFound() {
  usePageTitle(text.notFoundTitle);
  return (
    <StageFrame>
      <h1 tabIndex={-1} className="text-2xl">
        {text.notFoundTitle}
      </h1>
      <p className="mt-2 mb-6 text-md text-fg-muted">{text.notFound}</p>
      <Button asChild variant="primary">
        <Link to={paths.codebrain}>{text.toCatalogue}</Link>
      </Button>
    </StageFrame>
  );
}

type OpenedProps = { problem: TimedProblem; who: string | null };

function Opened({ problem, who }: OpenedProps) {
  const refresh = useRefreshPractice(problem.slug, who);
  const writing = useWritingHere(`${homeId(who)}.${problem.slug}`, refresh);
  const shelf = usePracticeShelf(problem, who, writing.visit);
  if (writing.place === 'asking' || shelf === null) return <BenchSkeleton label={text.loading} />;
  return (
    <PracticeBench
      key={writing.visit}
      problem={problem}
      who={who}
      writing={writing}
      shelf={shelf}
    />
  );
}
