import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';

import { hasCode } from '@/api/errors';
import type { ProblemDetail } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { previewedIn } from '@/features/assessments/detail/preview';
import { PreviewBar } from '@/features/assessments/detail/PreviewBar';
import { performanceQuery } from '@/features/problem-report/api';
import { ItemFigures } from '@/features/problem-report/ItemFigures';
import { TryProblem } from '@/features/problem-report/TryProblem';
import { problemQuery } from '@/features/problems/api';
import { drawnFrom } from '@/features/problems/drawn/alike';
import { DrawnFrom } from '@/features/problems/drawn/DrawnFrom';
import { Groups } from '@/features/problems/Groups';
import {
  difficultyLabel,
  keywordsBeside,
  languageList,
  limitText,
  typeLabel,
} from '@/features/problems/rules';
import { Samples } from '@/features/problems/Samples';
import { Statement } from '@/features/problems/Statement';
import { text } from '@/features/problems/text';
import { useUser } from '@/features/session/hooks';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { usePageTitle } from '@/ui/page-title';

import { StageFrame } from './stage/StageFrame';
import { StageProblem } from './stage/StageProblem';
import { StageSkeleton } from './stage/StageSkeleton';

/** A problem as a candidate will read it, for the company that picks it. */
export default function ProblemPreview(props: { slug: string; version?: string | undefined }) {
  const query = useQuery(problemQuery(props.slug, props.version));
  if (query.isPending) return <StageSkeleton label={text.limitsTitle} />;
  if (query.isError) {
    if (hasCode(query.error, 'not_found', 'not_registered', 'missing_token')) return <NoProblem />;
    return <StageProblem query={query} />;
  }
  return <Preview problem={query.data} version={props.version} />;
}

function NoProblem() {
  usePageTitle(text.notFoundTitle);
  return (
    <StageFrame>
      <h1 className="text-2xl">{text.notFoundTitle}</h1>
      <p className="mt-2 mb-6 text-md text-fg-muted">{text.notFound}</p>
      <Button asChild>
        <Link to={paths.home}>{text.notFoundHome}</Link>
      </Button>
    </StageFrame>
  );
}

type PreviewProps = { problem: ProblemDetail; version: string | undefined };

function Preview({ problem, version }: PreviewProps) {
  usePageTitle(problem.title);
  const [search] = useSearchParams();
  const role = useUser()?.company?.role;
  const drawn = drawnFrom(search);
  const looks = role !== undefined && role !== 'billing';
  const assessmentId = looks ? previewedIn(search) : null;
  return (
    <StageFrame>
      <Notice
        icon={Eye}
        className="mb-6 flex-wrap"
        action={
          <div className="flex w-full flex-wrap items-center justify-end gap-1">
            {version !== undefined && (
              <Button size="sm" variant="ghost" asChild>
                <Link
                  to={to(paths.problemReport, { problemName: problem.slug, problemId: version })}
                >
                  {text.performance}
                </Link>
              </Button>
            )}
            {assessmentId === null && (
              <Button size="sm" variant="ghost" asChild>
                <Link to={paths.assessment}>{text.previewBack}</Link>
              </Button>
            )}
            {looks && problem.type !== 'multi_task' && <TryProblem slug={problem.slug} />}
          </div>
        }
      >
        {text.previewNote}
      </Notice>
      {assessmentId !== null && <PreviewBar assessmentId={assessmentId} current={version} />}
      {drawn.length > 0 && <DrawnFrom problems={drawn} current={version} />}
      <div className="@container">
        <div className="mb-3 flex flex-wrap gap-2">
          <Badge>{difficultyLabel(problem.difficulty)}</Badge>
          {problem.type !== 'code' && <Badge>{typeLabel(problem.type)}</Badge>}
          {keywordsBeside(problem.type, problem.keywords).map((keyword) => (
            <Badge key={keyword} tone="outline">
              {keyword}
            </Badge>
          ))}
        </div>
        <h1 className="mb-3 text-[26px] leading-8">{problem.title}</h1>
        <Statement text={problem.statement} level={2} />
        <Samples samples={problem.samples} level={2} />
        <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-3 text-sm">
          <Fact name={text.languages} value={languageList(problem.languages)} />
          <Fact name={text.cpuPerTest} value={limitText(problem.time_limit_ms)} />
          <Fact name={text.memoryPerTest} value={`${problem.memory_mib} MiB`} />
        </dl>
        <Groups groups={problem.groups} level={2} />
        <HowItWent slug={problem.slug} />
      </div>
    </StageFrame>
  );
}

/** Nothing until it is there: the problem is what the page is for. */
function HowItWent({ slug }: { slug: string }) {
  const { data } = useQuery(performanceQuery(slug));
  return data === undefined ? null : <ItemFigures report={data} />;
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-fg-muted">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
