import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Company } from '@/api/words';
import { paths } from '@/facts/paths';
import { ReviewLine } from '@/ui/ReviewLine';
import { text as company } from '@/features/company/text';
import { inquiryQuery } from '@/features/onboarding/inquiry/inquiries';
import { text } from '@/features/onboarding/text';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';

const { track } = text;
const words = company.review;

/** What Assay is at work on for a company, since when and how long it takes; nothing where it is not Assay's turn. */
export function ReviewDoing({ company: { review } }: { company: Pick<Company, 'review'> }) {
  const isWhole = review?.of === 'company';
  const { data: inquiry } = useQuery({ ...inquiryQuery, enabled: isWhole });
  if (review == null) return null;
  const fresh = inquiry?.state === 'registered';
  const [label, path] = fresh
    ? [track.send, '/company-signup']
    : isWhole
      ? [track.see, paths.companyActivation]
      : [words.profile, paths.clientProfile];
  return (
    <Card title={words.title}>
      <div className="flex flex-col items-start gap-2 text-sm">
        <p className="font-medium">{words[review.of]}</p>
        <ReviewLine since={review.since} />
        <p className="text-fg-muted">
          {fresh ? track.tellMore : isWhole ? track.lookAround : words.opens}
        </p>
        <Button asChild size="sm" className="mt-1">
          <Link to={path}>{label}</Link>
        </Button>
      </div>
    </Card>
  );
}
