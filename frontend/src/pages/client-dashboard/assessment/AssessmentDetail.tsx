import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, FileQuestion, MailPlus } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';

import { hasCode } from '@/api/errors';
import { rows } from '@/api/cache/page';
import type { AssessmentDetail as Detail } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { RequestsPanel } from '@/features/accommodations/RequestsPanel';
import { text as accommodationText } from '@/features/accommodations/text';
import { ScoresCard } from '@/features/assessment-statistics/ScoresCard';
import { StatisticsCard } from '@/features/assessment-statistics/StatisticsCard';
import { assessmentQuery } from '@/features/assessments/api';
import { AssessmentMenu } from '@/features/assessments/detail/AssessmentMenu';
import { readiness, type Readiness } from '@/features/assessments/rules';
import { CoversCard } from '@/features/assessments/detail/CoversCard';
import { previewPath } from '@/features/assessments/detail/preview';
import { RulesCard } from '@/features/assessments/detail/RulesCard';
import { SetTable } from '@/features/assessments/SetTable';
import { text } from '@/features/assessments/text';
import { TrialCard } from '@/features/assessments/detail/TrialCard';
import { invitationsQuery } from '@/features/invitations/api';
import { InvitationTable } from '@/features/invitations/InvitationTable';
import { InviteForm } from '@/features/invitations/InviteForm';
import { text as invitationText } from '@/features/invitations/text';
import type { Named } from '@/features/problems/drawn/alike';
import { languageList } from '@/features/problems/rules';
import { TrialLine } from '@/features/quota/TrialLine';
import { userKey } from '@/features/session/api';
import { useUser } from '@/features/session/hooks';
import { useUrlChoice } from '@/features/shell/url-choice';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';

import { BackLink } from './BackLink';
import { ResultsTab } from './ResultsTab';

/** One assessment: who is invited, what came of it, what it is made of. */
export default function AssessmentDetail() {
  const { assessmentId = '' } = useParams();
  const query = useQuery(assessmentQuery(assessmentId));
  if (query.isSuccess) return <DetailView assessment={query.data} />;
  if (query.isPending) return <SkeletonRows rows={6} />;
  if (hasCode(query.error, 'not_found', 'malformed_id')) {
    return (
      <>
        <PageHeader above={<BackLink />} title={text.notFoundTitle} />
        <EmptyState icon={FileQuestion}>{text.notFound}</EmptyState>
      </>
    );
  }
  return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
}

function DetailView({ assessment }: { assessment: Detail }) {
  usePageTitle(assessment.title);
  const client = useQueryClient();
  const user = useUser();
  const [tab, setTab] = useUrlChoice('tab', ['people', 'results', 'set', 'requests']);
  const role = user?.company?.role;
  const invites = role === 'owner' || role === 'recruiter';
  const reads = role !== 'billing';
  const changed = () => {
    void client.invalidateQueries({ queryKey: ['invitations', assessment.id] });
    void client.invalidateQueries({ queryKey: ['assessments'] });
    // How many invitations of a free trial are left is said of the company.
    if (user?.company?.trial != null) void client.invalidateQueries({ queryKey: userKey });
  };
  const { invited, started, finished } = assessment.counts;
  const facts = `${text.summary(assessment.duration_minutes, assessment.tasks.length)}, ${languageList(assessment.languages)}. `;
  const ready = readiness(assessment);
  return (
    <>
      <PageHeader
        above={<BackLink />}
        title={assessment.title}
        lead={facts + text.counts(invited, started, finished)}
        actions={
          <>
            {ready === 'ready' && (
              <Button asChild>
                <Link to={sendPath(user?.company?.id ?? '', assessment.id)}>{text.send}</Link>
              </Button>
            )}
            <AssessmentMenu assessment={assessment} onChanged={changed} />
          </>
        }
      />
      <Standing assessment={assessment} ready={ready} />
      {ready === 'ready' && user?.company?.trial != null && (
        <TrialLine trial={user.company.trial} />
      )}
      <Tabs
        label={text.title}
        value={tab}
        onChange={setTab}
        panelClassName="pt-4"
        tabs={[
          {
            value: 'people',
            label: text.people,
            content: (
              <>
                {ready === 'ready' && (
                  <Card title={invitationText.inviteTitle} className="mb-4">
                    <InviteForm
                      assessmentId={assessment.id}
                      replyTo={user?.email ?? ''}
                      onInvited={changed}
                    />
                  </Card>
                )}
                <People assessmentId={assessment.id} onChanged={changed} />
              </>
            ),
          },
          ...(reads
            ? [
                {
                  value: 'results' as const,
                  label: text.results,
                  content: (
                    <ResultsTab assessmentId={assessment.id} edits={invites} report={reportLink} />
                  ),
                },
              ]
            : []),
          {
            value: 'set',
            label: text.set,
            content: (
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
            ),
          },
          ...(invites
            ? [
                {
                  value: 'requests' as const,
                  label: accommodationText.list.tab,
                  content: <RequestsPanel assessmentId={assessment.id} />,
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

/** What keeps people from being invited, and the way out. */
function Standing({ assessment, ready }: { assessment: Detail; ready: Readiness }) {
  if (ready === 'not_tried') return <TrialCard assessment={assessment} />;
  if (ready === 'archived') {
    return (
      <Notice tone="caution" icon={Archive} className="mb-5">
        {text.archivedNotice}
      </Notice>
    );
  }
  const newest = assessment.versions[0];
  if (ready === 'ready' || newest === undefined) return null;
  const link = (
    <Button size="sm" asChild>
      <Link to={to(paths.assessmentDetail, { assessmentId: newest.id })}>{text.newest}</Link>
    </Button>
  );
  return (
    <Notice tone="caution" icon={Archive} className="mb-5" action={link}>
      {text.supersededNotice}
    </Notice>
  );
}

const sendPath = (company: string, assessment: string) =>
  `${to(paths.companySendAssessment, { id: company })}?assessment=${assessment}`;

const performancePath = (problem: Named) =>
  to(paths.problemReport, { problemName: problem.slug, problemId: problem.id });

function reportLink(attemptId: string, who: string) {
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

function useInvitations(assessmentId: string) {
  const query = useInfiniteQuery(invitationsQuery(assessmentId));
  return { query, invitations: rows(query.data) };
}

function People({ assessmentId, onChanged }: { assessmentId: string; onChanged: () => void }) {
  const { query, invitations } = useInvitations(assessmentId);
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
      <InvitationTable invitations={invitations} onChanged={onChanged} report={reportLink} />
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
    </Card>
  );
}
