import { useInfiniteQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { Link } from 'react-router-dom';

import { rows } from '@/api/cache/page';
import type { AssessmentDetail } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { ScoresCard } from '@/features/assessment-statistics/ScoresCard';
import { StatisticsCard } from '@/features/assessment-statistics/StatisticsCard';
import { CoversCard } from '@/features/assessments/detail/CoversCard';
import { previewPath } from '@/features/assessments/detail/preview';
import { RulesCard } from '@/features/assessments/detail/RulesCard';
import { SetTable } from '@/features/assessments/SetTable';
import { text } from '@/features/assessments/text';
import { invitationsQuery } from '@/features/invitations/api';
import { InvitationTable } from '@/features/invitations/InvitationTable';
import { text as invitationText } from '@/features/invitations/text';
import type { Named } from '@/features/problems/drawn/alike';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';

const performancePath = (problem: Named) =>
  to(paths.problemReport, { problemName: problem.slug, problemId: problem.id });

/** What it is made of, and how its problems have gone. */
export function SetTab({ assessment }: { assessment: AssessmentDetail }) {
  return (
    <div className="flex flex-col gap-4">
      <SetTable
        tasks={assessment.tasks}
        preview={(problem, drawn) => previewPath(problem, drawn, assessment.id)}
        report={performancePath}
      />
      <CoversCard covers={assessment.covers} />
      <RulesCard assessment={assessment} />
      <ScoresCard assessmentId={assessment.id} />
      <StatisticsCard assessmentId={assessment.id} tasks={assessment.tasks} />
    </div>
  );
}

export function reportLink(attemptId: string, who: string) {
  return (
    <Button size="sm" variant="ghost" asChild>
      <Link
        to={to(paths.report, { reportId: attemptId })}
        aria-label={`${text.openReport}: ${who}`}
      >
        {text.openReport}
      </Link>
    </Button>
  );
}

type PeopleProps = {
  assessmentId: string;
  /** Whether nobody can be invited any more, and invitations are only read. */
  isClosed: boolean;
  onChanged: () => void;
};

/** Who is invited, and where each stands. */
export function People({ assessmentId, isClosed, onChanged }: PeopleProps) {
  const query = useInfiniteQuery(invitationsQuery(assessmentId));
  const invitations = rows(query.data);
  if (query.isPending) return <SkeletonRows />;
  if (query.isError && invitations.length === 0)
    return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
  if (invitations.length === 0) {
    return (
      <Card>
        <EmptyState icon={MailPlus}>{invitationText.empty}</EmptyState>
      </Card>
    );
  }
  return (
    <Card flush>
      <InvitationTable
        invitations={invitations}
        readOnly={isClosed}
        onChanged={onChanged}
        report={reportLink}
      />
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
    </Card>
  );
}
