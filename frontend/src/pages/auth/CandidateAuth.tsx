import { MailOpen } from 'lucide-react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import type { User } from '@/api/words';
import { afterSignIn } from '@/facts/guards';
import { loginPath, paths, safeNext } from '@/facts/paths';
import { UsernameForm } from '@/features/onboarding/username/UsernameForm';
import { useViewer } from '@/features/session/hooks';
import { LinkForm } from '@/features/session/forms/LinkForm';
import { ReferralChip } from '@/features/session/referral/ReferralChip';
import { SignUpForm } from '@/features/session/forms/SignUpForm';
import {
  CANDIDATE_STEPS,
  isCandidate,
  stepFor,
  type CandidateStep,
} from '@/features/session/steps';
import { VerifyEmail } from '@/features/session/forms/VerifyEmail';
import { Notice } from '@/ui/Notice';
import { Progress } from '@/ui/Progress';
import { AuthHeader } from './AuthHeader';
import { OtherWay } from './OtherWay';
import { ProfileStep } from './ProfileStep';
import { text } from './text';

const words = text.candidate;

type StepHeaderProps = { step: CandidateStep; isPartner?: boolean; children?: React.ReactNode };

function StepHeader({ step, isPartner = false, children }: StepHeaderProps) {
  const lead = isPartner ? words.partnerLead : words.leads[step];
  return (
    <AuthHeader key={step} title={words.titles[step]} {...(lead === undefined ? {} : { lead })}>
      <Progress done={step} total={CANDIDATE_STEPS} label={words.step(step, CANDIDATE_STEPS)} />
      {children}
    </AuthHeader>
  );
}

/** Where invitations open. */
const INVITATION = '/codebrainv2/';

/** Step 1: the account, by Google, by password or by a link. */
function AccountStep({ search }: { search: string }) {
  const { referralCode } = useParams();
  const query = new URLSearchParams(search);
  const next = safeNext(query.get('next'));
  const byLink = query.get('with') === 'link';
  return (
    <>
      <StepHeader step={1} isPartner={next === paths.partnerAuth}>
        <ReferralChip key={referralCode} fromPath={referralCode} />
      </StepHeader>
      {next?.startsWith(INVITATION) === true && (
        <Notice icon={MailOpen} className="mb-4">
          {words.invited}
        </Notice>
      )}
      {byLink ? <LinkForm kind="candidate" next={next} /> : <SignUpForm kind="candidate" />}
      <OtherWay byLink={byLink} />
      <p className="mt-6 text-sm text-fg-muted">
        {words.have}{' '}
        <Link
          to={loginPath(next ?? paths.home)}
          className="font-semibold text-link underline underline-offset-3"
        >
          {words.logIn}
        </Link>
      </p>
      <Link
        to={paths.companyAuth}
        className="mt-3 text-sm text-link underline-offset-3 hover:underline"
      >
        {words.company}
      </Link>
    </>
  );
}

type LaterStepProps = { step: CandidateStep; user: User; later: string; next: string | null };

/** The later steps, of somebody who has an account; each goes on by itself when it is done. */
function LaterStep({ step, user, later, next }: LaterStepProps) {
  return (
    <>
      <StepHeader step={step} />
      {step === 2 && <VerifyEmail user={user} later={later} next={next} />}
      {step === 3 && <UsernameForm displayName={user.display_name} />}
      {step === 4 && <ProfileStep later={later} label={words.profileLater} />}
    </>
  );
}

/** The address says which step, the viewer says what is possible. */
export default function CandidateAuth() {
  const { stepNumber = '1', referralCode } = useParams();
  const { search, pathname } = useLocation();
  const state = useViewer();
  const query = new URLSearchParams(search);
  const next = safeNext(query.get('next'));
  const user = state.status === 'ready' ? state.user : null;
  // The mail's link led here before there was a page for every kind of account, and links of it may still be on their way.
  const isOfMail = query.has('oobCode');
  const isOther = user !== null && !isCandidate(user) && !user.email_verified;
  if (stepNumber === '2' && (isOfMail || isOther))
    return <Navigate to={`${paths.confirmEmail}${search}`} replace />;
  const step = stepFor(Number(stepNumber), user, next);
  if (step === null && state.status === 'ready') {
    return <Navigate to={afterSignIn(state.viewer, pathname + search)} replace />;
  }
  if (String(step) !== stepNumber) {
    const base = user === null && referralCode !== undefined ? `/${referralCode}` : '';
    const at = step === 1 ? '' : `/step/${String(step)}`;
    return <Navigate to={`/candidate-auth${base}${at}${search}`} replace />;
  }
  if (step === null || step === 1 || user === null) return <AccountStep search={search} />;
  const after = `/candidate-auth/step/${String(step + 1)}${search}`;
  return <LaterStep step={step} user={user} later={after} next={next} />;
}
