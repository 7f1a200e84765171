import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';

import { hasCode } from '@/api/errors';
import type { AssessmentDetail } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { assessmentQuery, editAssessment } from '@/features/assessments/api';
import { Builder } from '@/features/assessments/builder/Builder';
import { draftOf } from '@/features/assessments/rules';
import { text } from '@/features/assessments/text';
import { languagesQuery } from '@/features/problems/api';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';

import { BackLink } from './BackLink';
import { ProblemBank } from './ProblemBank';

/** Changes an assessment, or makes its next version once people were invited. */
export default function AssessmentEdit() {
  const { assessmentId = '' } = useParams();
  const query = useQuery(assessmentQuery(assessmentId));
  if (query.isSuccess) return <Edit key={assessmentId} assessment={query.data} />;
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
          save: (form) => editAssessment(id, { revision, form }),
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
