import { Link, useParams } from 'react-router-dom';
import { loginPath } from '@/facts/paths';
import type { FreeTrial } from '@/api/words/company/access';
import { InquirySteps } from '@/features/onboarding/inquiry/InquirySteps';
import { TrialLine } from '@/features/quota/TrialLine';
import { useViewer } from '@/features/session/hooks';
import { ReferralChip } from '@/features/session/referral/ReferralChip';
import { emailProblem } from '@/features/session/rules';
import { SignUpForm } from '@/features/session/forms/SignUpForm';
import { Progress } from '@/ui/Progress';
import { AuthHeader } from '@/pages/auth/AuthHeader';
import { OtherKind } from '@/pages/auth/OtherKind';
import { text } from '@/pages/auth/text';

const trialLine = (trial: FreeTrial) => <TrialLine trial={trial} />;

const words = text.inquiry;
const STEPS = 4;

type Screen = keyof typeof words.titles;

function Header({ screen, children }: { screen: Screen; children?: React.ReactNode }) {
  const step = words.steps[screen];
  return (
    <AuthHeader key={screen} title={words.titles[screen]} lead={words.leads[screen]}>
      <Progress done={step} total={STEPS} label={words.step(step, STEPS)} />
      {children}
    </AuthHeader>
  );
}

/** A company's way in: the account, the inquiry, the code, and then how far it has come. */
export default function CompanySignup() {
  // One segment that is either an address or a referral code (spec §2).
  const { referralCodeOrEmail: segment = '' } = useParams();
  const state = useViewer();
  const user = state.status === 'ready' ? state.user : null;
  if (user === null) {
    const isEmail = segment.includes('@') && emailProblem(segment) === undefined;
    return (
      <>
        <Header screen="account">
          <ReferralChip key={segment} fromPath={isEmail ? undefined : segment} />
        </Header>
        <SignUpForm kind="company" email={isEmail ? segment : ''} />
        <p className="mt-6 text-sm text-fg-muted">
          {words.have}{' '}
          <Link
            to={loginPath('/company-signup')}
            className="font-semibold text-link underline underline-offset-3"
          >
            {words.logIn}
          </Link>
        </p>
      </>
    );
  }
  if (!user.is_company) return <OtherKind title={words.titles.account} email={user.email} />;
  return (
    <InquirySteps
      user={user}
      trialLine={trialLine}
      header={(screen) => <Header screen={screen} />}
    />
  );
}
