import { useInfiniteQuery } from '@tanstack/react-query';
import { ClipboardCheck, PencilLine, Plus, Scale } from 'lucide-react';
import { Link } from 'react-router-dom';

import { rows } from '@/api/cache/page';
import { paths, to } from '@/facts/paths';
import { assessmentListQuery } from '@/features/assessments/api';
import { AssessmentTable } from '@/features/assessments/AssessmentTable';
import { useDraftOwner, useKeptDraft } from '@/features/assessments/store';
import { text } from '@/features/assessments/text';
import { readsOnly } from '@/features/company/rules';
import { QuotaBanner } from '@/features/quota/QuotaBanner';
import { TrialEnded } from '@/features/quota/TrialEnded';
import { useUser } from '@/features/session/hooks';
import { useUrlChoice } from '@/features/shell/url-choice';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { Segmented } from '@/ui/Segmented';
import { SkeletonRows } from '@/ui/Skeleton';

function CreateLink() {
  return (
    <Button asChild>
      <Link to={paths.assessmentNew}>
        <Plus size={15} strokeWidth={1.75} aria-hidden="true" />
        {text.create}
      </Link>
    </Button>
  );
}

function ReviewLink() {
  return (
    <Button asChild>
      <Link to={paths.assessmentReview}>
        <Scale size={15} strokeWidth={1.75} aria-hidden="true" />
        {text.review}
      </Link>
    </Button>
  );
}

/** The way back to an assessment that was begun and not created. */
function KeptDraft({ company }: { company: string }) {
  const kept = useKeptDraft(useDraftOwner(company));
  if (kept === null) return null;
  return (
    <Notice
      icon={PencilLine}
      className="mb-4"
      action={
        <Button size="sm" asChild>
          <Link to={paths.assessmentNew}>{text.continueDraft}</Link>
        </Button>
      }
    >
      {text.continued(kept.title.trim())}
    </Notice>
  );
}

/** The company's assessments with their counts. */
export default function AssessmentList() {
  usePageTitle(text.title);
  const user = useUser();
  const isClosed = user !== null && readsOnly(user);
  const [shown, setShown] = useUrlChoice('show', ['open', 'archived']);
  const away = shown === 'archived';
  const query = useInfiniteQuery(assessmentListQuery(shown));
  const assessments = rows(query.data);
  const empty = query.isSuccess && assessments.length === 0;
  return (
    <>
      <PageHeader
        title={text.title}
        lead={text.lead}
        actions={
          !isClosed && (
            <div className="flex flex-wrap gap-2">
              <ReviewLink />
              {(!empty || away) && <CreateLink />}
            </div>
          )
        }
      />
      {isClosed ? (
        <TrialEnded at={user.company?.trial_ended_at ?? ''} />
      ) : (
        <>
          <QuotaBanner />
          <KeptDraft company={user?.company?.id ?? ''} />
        </>
      )}
      <div className="mb-4">
        <Segmented
          label={text.list}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'open', label: text.listOpen },
            { value: 'archived', label: text.listArchived },
          ]}
        />
      </div>
      {query.isError && (
        <LoadFailed query={query} className="mb-4">
          {text.loadFailed}
        </LoadFailed>
      )}
      {query.isPending && (
        <Card flush>
          <SkeletonRows />
        </Card>
      )}
      {empty && away && (
        <Card>
          <EmptyState icon={ClipboardCheck}>{text.archivedNone}</EmptyState>
        </Card>
      )}
      {empty && !away && (
        <Card>
          <EmptyState
            icon={ClipboardCheck}
            title={text.emptyTitle}
            action={isClosed ? undefined : <CreateLink />}
          >
            {isClosed ? text.emptyClosed : text.empty}
          </EmptyState>
        </Card>
      )}
      {assessments.length > 0 && (
        <Card flush>
          <AssessmentTable
            assessments={assessments}
            link={(assessment) => (
              <Link
                to={to(paths.assessmentDetail, { assessmentId: assessment.id })}
                className="underline-offset-3 hover:underline"
              >
                {assessment.title}
              </Link>
            )}
          />
        </Card>
      )}
      {query.hasNextPage && (
        <div className="mt-4 text-center">
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {text.more}
          </Button>
        </div>
      )}
    </>
  );
}
