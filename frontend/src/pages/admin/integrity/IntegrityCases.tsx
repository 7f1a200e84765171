import { paths } from '@/facts/paths';
import { CasePane } from '@/features/integrity/CasePane';
import { CaseRows } from '@/features/integrity/CaseRows';
import { useCaseQueue } from '@/features/integrity/hooks';
import { ReviewQueue } from '@/features/review-queue/ReviewQueue';

/** Appeals, and cases that no company decides. */
export default function IntegrityCases() {
  return (
    <ReviewQueue
      {...useCaseQueue('admin', paths.adminIntegrity)}
      list={(rows, link) => <CaseRows side="admin" rows={rows} link={link} />}
      item={(id) => <CasePane key={id} side="admin" id={id} />}
    />
  );
}
