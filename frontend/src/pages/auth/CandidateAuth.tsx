import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { afterSignIn } from '@/app/guards';
import { loginPath, paths, safeNext } from '@/app/paths';
import { useViewer } from '@/features/session/hooks';
import { ReferralChip } from '@/features/session/ReferralChip';
import { SignUpForm } from '@/features/session/SignUpForm';
import { VerifyEmail } from '@/features/session/VerifyEmail';
import { Progress } from '@/ui/Progress';
import { AuthHeader } from './AuthHeader';
import { text } from './text';

function Step({ step }: { step: 1 | 2 }) {
  return <Progress done={step} total={2} label={text.candidate.step(step)} />;
}

/** Step 1 makes the account, step 2 verifies the e-mail; the address says which, the viewer says what is possible. */
export default function CandidateAuth() {
  const { referralCode, stepNumber = '1' } = useParams();
  const { search, pathname } = useLocation();
  const state = useViewer();
  if (state.status === 'ready' && state.viewer.kind === 'user' && state.user !== null) {
    const done = afterSignIn(state.viewer, pathname + search);
    const needsStep2 = !state.user.is_company && !state.user.email_verified;
    if (!needsStep2) return <Navigate to={done} replace />;
    if (stepNumber !== '2') return <Navigate to={`/candidate-auth/step/2${search}`} replace />;
    return (
      <>
        <AuthHeader key="verify" title={text.candidate.verifyTitle}>
          <Step step={2} />
        </AuthHeader>
        <VerifyEmail email={state.user.email} later={done} />
      </>
    );
  }
  if (stepNumber !== '1') return <Navigate to={`/candidate-auth${search}`} replace />;
  const next = safeNext(new URLSearchParams(search).get('next'));
  return (
    <>
      <AuthHeader key="sign-up" title={text.candidate.title} lead={text.candidate.lead}>
        <Step step={1} />
        <ReferralChip key={referralCode} fromPath={referralCode} />
      </AuthHeader>
      <SignUpForm kind="candidate" />
      <p className="mt-6 text-sm text-fg-muted">
        {text.candidate.have}{' '}
        <Link
          to={loginPath(next ?? paths.home)}
          className="font-semibold text-link underline underline-offset-3"
        >
          {text.candidate.logIn}
        </Link>
      </p>
      <Link
        to={paths.companyAuth}
        className="mt-3 text-sm text-link underline-offset-3 hover:underline"
      >
        {text.candidate.company}
      </Link>
    </>
  );
}
