import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { isMissing } from '@/api/failure';
import { useWritingHere } from '@/features/attempts/use-writing';
import { text as practice } from '@/features/practice/text';
import { homeId } from '@/features/practice/work/adopt';
import { usePracticeShelf } from '@/features/practice/work/use-practice-shelf';
import { scenarioQuery, type TimedScenario } from '@/features/scenarios/api';
import { text } from '@/features/scenarios/text';
import { useUser } from '@/features/session/hooks';
import { NotFound } from '@/pages/codebrain/practice/PracticePage';
import { StageProblem } from '@/pages/codebrain/stage/StageProblem';
import { BenchSkeleton } from '@/pages/codebrain/stage/BenchSkeleton';

import { useRefreshScenario } from './hooks';
import { ScenarioBench } from './ScenarioBench';

/** A scenario that is practised, at /codebrainv1/multi_task/{problemId}. */
export default function ScenarioPage() {
  const { problemId = '' } = useParams();
  const user = useUser();
  const who = user?.id ?? null;
  const query = useQuery(scenarioQuery(problemId, who));
  if (query.isPending) return <BenchSkeleton label={text.loading} />;
  if (isMissing(query.error)) return <NotFound />;
  if (query.data === undefined)
    return <StageProblem query={query}>{practice.problemFailed}</StageProblem>;
  return <Opened key={`${problemId} ${who}`} scenario={query.data} who={who} />;
}

function Opened({ scenario, who }: { scenario: TimedScenario; who: string | null }) {
  const refresh = useRefreshScenario(scenario.slug, who);
  const writing = useWritingHere(`${homeId(who)}.${scenario.slug}`, refresh);
  const shelf = usePracticeShelf(scenario, who, writing.visit);
  if (writing.place === 'asking' || shelf === null) return <BenchSkeleton label={text.loading} />;
  return (
    <ScenarioBench
      key={writing.visit}
      scenario={scenario}
      who={who}
      writing={writing}
      shelf={shelf}
    />
  );
}
