import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

import { hasCode } from '@/api/errors';
import type { AssessmentDetail, CreateAssessmentRequest } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { assessmentQuery, editAssessment } from '@/features/assessments/api';
import { Builder } from '@/features/assessments/builder/Builder';
import { draftOf } from '@/features/assessments/rules';
import { text } from '@/features/assessments/text';
import { languagesQuery } from '@/features/problems/api';
import { BackLink } from '@/pages/client-dashboard/assessment/BackLink';
import { ProblemBank } from '@/pages/client-dashboard/assessment/ProblemBank';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';

/** Changes an assessment, or makes its next version once people were invited. */
export default function AssessmentEdit() {
  const { assessmentId = '' } = useParams();
  return <Opening key={assessmentId} id={assessmentId} />;
}

/**
 * The form opens with what is newest, not with what another page has left, and keeps it with its revision: a colleague's
 * change that comes later is not saved over.
 */
function Opening({ id }: { id: string }) {
  const query = useQuery(assessmentQuery(id));
  const [opened, setOpened] = useState<AssessmentDetail | null>(null);
  if (opened === null && query.isSuccess && !query.isFetching) setOpened(query.data);
  if (opened !== null) return <Edit assessment={opened} />;
  if (!query.isError) return <SkeletonRows rows={6} />;
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

function failure(error: unknown): string {
  if (hasCode(error, 'stale_version')) return text.stale;
  if (hasCode(error, 'superseded')) return text.supersededSave;
  return text.saveFailed;
}

function Edit({ assessment }: { assessment: AssessmentDetail }) {
  usePageTitle(text.editTitle(assessment.title));
  const navigate = useNavigate();
  const client = useQueryClient();
  const languages = useQuery(languagesQuery);
  const { id, number, revision } = assessment;
  const next = number + 1;
  const fresh = assessment.counts.invited > 0;
  const save = (form: CreateAssessmentRequest) =>
    editAssessment(id, { revision, form }).catch((error: unknown) => {
      // Opened again, it begins with the colleague's change.
      if (hasCode(error, 'stale_version'))
        void client.invalidateQueries({ queryKey: assessmentQuery(id).queryKey });
      throw error;
    });
  return (
    <>
      <PageHeader
        above={<BackLink />}
        title={text.editTitle(assessment.title)}
        lead={fresh ? text.editLeadVersion(next) : text.editLead}
      />
      <Builder
        company=""
        languages={languages.data?.items ?? []}
        catalogue={(props) => <ProblemBank {...props} />}
        editing={{
          draft: draftOf(assessment),
          saveLabel: fresh ? text.saveVersion(next) : text.saveChanges,
          save,
          failure,
        }}
        onCreated={(made) => {
          void client.invalidateQueries({ queryKey: ['assessments'] });
          notify('success', made.id === id ? text.changesSaved : text.versionMade(made.number));
          void navigate(to(paths.assessmentDetail, { assessmentId: made.id }));
        }}
      />
    </>
  );
}
