import { paths } from '@/facts/paths';
import { CasePane } from '@/features/integrity/CasePane';
import { CaseRows } from '@/features/integrity/CaseRows';
import { useCaseQueue } from '@/features/integrity/hooks';
import { ReviewQueue } from '@/features/review-queue/ReviewQueue';

import { BackLink } from './BackLink';

/** The attempts of the company's candidates in which something was found. */
export default function AssessmentReview() {
  return (
    <>
      <BackLink />
      <ReviewQueue
        {...useCaseQueue('company', paths.assessmentReview)}
        list={(rows, link) => <CaseRows side="company" rows={rows} link={link} />}
        item={(id) => <CasePane key={id} side="company" id={id} />}
      />
    </>
  );
}
