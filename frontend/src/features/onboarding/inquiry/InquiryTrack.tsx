import { Circle, CircleCheck, CircleDot, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Company, Inquiry } from '@/api/words';
import type { FreeTrial } from '@/api/words/company/access';
import { paths } from '@/facts/paths';
import { ReviewLine } from '@/ui/ReviewLine';
import { Button } from '@/ui/Button';
import { LinkLine } from '@/ui/LinkLine';
import { Notice } from '@/ui/Notice';
import { text } from '@/features/onboarding/text';
import { useContacts } from '@/features/support/hooks';
import { standingOf, trackOf } from './inquiry-rules';

const words = text.track;

function Point({ label, at }: { label: string; at: 'done' | 'now' | 'next' }) {
  const Icon = { done: CircleCheck, now: CircleDot, next: Circle }[at];
  return (
    <li className="flex items-center gap-3 text-md">
      <Icon
        size={19}
        strokeWidth={1.75}
        role="img"
        aria-label={words[at]}
        className={{ done: 'text-positive', now: 'text-primary-text', next: 'text-fg-subtle' }[at]}
      />
      <span className={at === 'next' ? 'text-fg-muted' : 'font-medium'}>{label}</span>
    </li>
  );
}

type InquiryTrackProps = {
  inquiry: Inquiry;
  /** Since when it is with Assay, and whether assessments are open meanwhile. */
  company: Pick<Company, 'review' | 'trial'> | null;
  /** How far a free trial still goes. */
  trialLine: (trial: FreeTrial) => ReactNode;
  onRefresh: () => void;
  refreshing: boolean;
};

/** How far the inquiry has come, and what comes next. */
export function InquiryTrack({
  inquiry,
  company,
  trialLine,
  onRefresh,
  refreshing,
}: InquiryTrackProps) {
  const { tone } = standingOf(inquiry.state);
  const { points, done } = trackOf(inquiry);
  const open = inquiry.state === 'account_ready';
  const contacts = useContacts(words.subject);
  return (
    <div className="flex flex-col gap-5">
      <ol aria-label={words.label} className="flex flex-col gap-3">
        {points.map((label, index) => (
          <Point
            key={label}
            label={label}
            at={index < done ? 'done' : index === done ? 'now' : 'next'}
          />
        ))}
      </ol>
      <Notice tone={tone} icon={tone === 'positive' ? CircleCheck : Info}>
        <p>{words.states[inquiry.state]}</p>
        {company?.review?.of === 'company' && (
          <ReviewLine since={company.review.since} className="mt-1" />
        )}
      </Notice>
      {inquiry.reason !== null && !open && (
        <p className="text-sm">
          <span className="text-fg-muted">{words.why}</span> {inquiry.reason}
        </p>
      )}
      {inquiry.state === 'expired' && (
        <div className="text-sm">
          <LinkLine links={contacts}>{words.support}</LinkLine>
        </div>
      )}
      {company?.trial != null && (
        <>
          {trialLine(company.trial)}
          <Button asChild variant="primary" size="lg">
            <Link to={paths.assessmentNew}>{words.build}</Link>
          </Button>
        </>
      )}
      <Button asChild variant={company?.trial == null ? 'primary' : 'secondary'} size="lg">
        <Link to={paths.clientDashboard}>{words.dashboard}</Link>
      </Button>
      {!open && (
        <>
          <p className="-mt-2 text-xs text-fg-muted">{words.lookAround}</p>
          <Button size="lg" loading={refreshing} onClick={onRefresh}>
            {words.refresh}
          </Button>
        </>
      )}
    </div>
  );
}
