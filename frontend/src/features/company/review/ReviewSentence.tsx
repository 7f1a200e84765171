import type { CompanyReview } from '@/api/words/company/access';
import { text } from '@/features/company/text';
import { cx } from '@/ui/cx';
import { ReviewLine } from '@/ui/ReviewLine';

/** What Assay is looking at, and since when, where nothing beside it says so. */
export function ReviewSentence({
  review,
  className,
}: {
  review: CompanyReview;
  className?: string;
}) {
  return (
    <p className={cx('text-sm', className)}>
      <span className="font-medium">{text.review[review.of]}.</span>{' '}
      <ReviewLine since={review.since} />
    </p>
  );
}
