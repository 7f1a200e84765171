import { CohortForm } from '@/features/cohorts/CohortForm';
import { text } from '@/features/cohorts/text';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

const words = text.form;

/** A partner makes an assessment for their students. */
export default function PartnerAssessmentNew() {
  usePageTitle(words.title);
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <CohortForm />
    </>
  );
}
