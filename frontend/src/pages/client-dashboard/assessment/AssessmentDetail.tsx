import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, FileQuestion } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';

import { hasCode } from '@/api/errors';
import type { AssessmentDetail as Detail } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { RequestsPanel } from '@/features/accommodations/RequestsPanel';
import { text as accommodationText } from '@/features/accommodations/text';
import { assessmentQuery } from '@/features/assessments/api';
import { AssessmentMenu } from '@/features/assessments/detail/AssessmentMenu';
import { readiness, type Readiness } from '@/features/assessments/rules';
import { text } from '@/features/assessments/text';
import { TrialCard } from '@/features/assessments/detail/TrialCard';
import { readsOnly } from '@/features/company/rules';
import { InviteForm } from '@/features/invitations/InviteForm';
import { text as invitationText } from '@/features/invitations/text';
import { languageList } from '@/features/problems/rules';
import { allowanceQuery } from '@/features/quota/api';
import { TrialEnded } from '@/features/quota/TrialEnded';
import { TrialLine } from '@/features/quota/TrialLine';
import { userKey } from '@/features/session/api';
import { useUser } from '@/features/session/hooks';
import { useUrlChoice } from '@/features/shell/url-choice';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';

import { BackLink } from './BackLink';
import { People, reportLink, SetTab } from './DetailParts';
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
    void client.invalidateQueries({ queryKey: allowanceQuery.queryKey });
    // How many invitations of a free trial are left is said of the company.
    if (user?.company?.trial != null) void client.invalidateQueries({ queryKey: userKey });
  };
  const isClosed = user !== null && readsOnly(user);
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
          !isClosed && (
            <>
              {ready === 'ready' && (
                <Button asChild>
                  <Link to={sendPath(user?.company?.id ?? '', assessment.id)}>{text.send}</Link>
                </Button>
              )}
              <AssessmentMenu assessment={assessment} onChanged={changed} />
            </>
          )
        }
      />
      {isClosed ? (
        <TrialEnded at={user.company?.trial_ended_at ?? ''} />
      ) : (
        <Standing assessment={assessment} ready={ready} />
      )}
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
                {ready === 'ready' && !isClosed && (
                  <Card title={invitationText.inviteTitle} className="mb-4">
                    <InviteForm
                      assessmentId={assessment.id}
                      replyTo={user?.email ?? ''}
                      onInvited={changed}
                    />
                  </Card>
                )}
                <People assessmentId={assessment.id} isClosed={isClosed} onChanged={changed} />
              </>
            ),
          },
          ...(reads
            ? [
                {
                  value: 'results' as const,
                  label: text.results,
                  content: (
                    <ResultsTab
                      assessmentId={assessment.id}
                      edits={invites && !isClosed}
                      report={reportLink}
                    />
                  ),
                },
              ]
            : []),
          // The problems of the bank are read as long as one can invite to them.
          ...(isClosed
            ? []
            : [
                {
                  value: 'set' as const,
                  label: text.set,
                  content: <SetTab assessment={assessment} />,
                },
              ]),
          ...(invites && !isClosed
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
