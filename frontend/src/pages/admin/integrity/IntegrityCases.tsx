import { paths } from '@/facts/paths';
import { CasePane } from '@/features/integrity/CasePane';
import { CaseRows } from '@/features/integrity/CaseRows';
import { useCaseQueue } from '@/features/integrity/hooks';
import { ReviewQueue } from '@/features/review-queue/ReviewQueue';
import { SavedFilters } from '@/features/saved-filters/SavedFilters';

/** Appeals, and cases that no company decides. */
export default function IntegrityCases() {
  const cases = useCaseQueue('admin', paths.adminIntegrity);
  return (
    <ReviewQueue
      {...cases}
      actions={<SavedFilters list="integrity" shown={{ queue: cases.queues.chosen }} />}
      list={(rows, link) => <CaseRows side="admin" rows={rows} link={link} />}
      item={(id) => <CasePane key={id} side="admin" id={id} />}
    />
  );
}
