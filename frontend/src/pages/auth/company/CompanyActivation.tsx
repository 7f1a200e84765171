import { Link, useSearchParams } from 'react-router-dom';
import { loginPath, paths } from '@/facts/paths';
import { ActivatePanel } from '@/features/onboarding/activation/ActivatePanel';
import type { FreeTrial } from '@/api/words/company/access';
import { InquirySteps } from '@/features/onboarding/inquiry/InquirySteps';
import { TrialLine } from '@/features/quota/TrialLine';
import { text as onboarding } from '@/features/onboarding/text';
import { useViewer } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { AuthHeader } from '@/pages/auth/AuthHeader';
import { OtherKind } from '@/pages/auth/OtherKind';
import { text } from '@/pages/auth/text';

const trialLine = (trial: FreeTrial) => <TrialLine trial={trial} />;

const words = text.activation;

/** With the link's token it opens the account; without, it shows how far the inquiry has come. */
export default function CompanyActivation() {
  const [query] = useSearchParams();
  const state = useViewer();
  const token = query.get('token');
  if (token !== null) {
    return (
      <>
        <AuthHeader title={words.title} />
        <ActivatePanel token={token} />
      </>
    );
  }
  const user = state.status === 'ready' ? state.user : null;
  if (user === null) {
    return (
      <>
        <AuthHeader title={words.title} lead={onboarding.activate.noToken} />
        <Button asChild variant="primary" size="lg">
          <Link to={loginPath(paths.companyActivation)}>{onboarding.activate.logIn}</Link>
        </Button>
      </>
    );
  }
  if (!user.is_company) return <OtherKind title={words.title} email={user.email} />;
  return (
    <InquirySteps
      user={user}
      trialLine={trialLine}
      header={() => <AuthHeader title={words.track} />}
    />
  );
}
