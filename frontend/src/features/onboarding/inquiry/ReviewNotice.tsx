import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Company } from '@/api/words';
import { text } from '@/features/onboarding/text';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { inquiryQuery } from './inquiries';
import { standingOf } from './inquiry-rules';

const words = text.track;

/** How the review of a company stands in which it is not Assay's turn; nothing once it is approved. */
export function ReviewNotice({ company }: { company: Company }) {
  const waits = company.state !== 'approved' && company.review == null;
  const { data: inquiry } = useQuery({ ...inquiryQuery, enabled: waits });
  if (!waits || inquiry === undefined || inquiry === null) return null;
  const { state, reason } = inquiry;
  const fresh = state === 'registered';
  return (
    <Notice
      tone={standingOf(state).tone}
      icon={Hourglass}
      className="mb-4 max-md:flex-wrap"
      action={
        <Button asChild size="sm">
          <Link to="/company-signup">{fresh ? words.send : words.see}</Link>
        </Button>
      }
    >
      <p className="font-medium">{words.states[state]}</p>
      {reason !== null && (
        <p className="mt-1">
          {words.why} {reason}
        </p>
      )}
      <p className="mt-1 text-fg-muted">{fresh ? words.tellMore : words.lookAround}</p>
    </Notice>
  );
}
