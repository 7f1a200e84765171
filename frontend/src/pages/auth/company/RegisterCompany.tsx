import { Link, Navigate } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { useViewer } from '@/features/session/hooks';
import { SignUpForm } from '@/features/session/forms/SignUpForm';
import { AuthHeader } from '@/pages/auth/AuthHeader';
import { OtherKind } from '@/pages/auth/OtherKind';
import { text } from '@/pages/auth/text';

const words = text.registerCompany;

/** The short way in: an account at once, whose rights wait for the review. */
export default function RegisterCompany() {
  const state = useViewer();
  const user = state.status === 'ready' ? state.user : null;
  if (user?.is_company === true) {
    const target = user.profile_completed ? paths.clientDashboard : paths.completeProfile;
    return <Navigate to={target} replace />;
  }
  if (state.status === 'ready' && state.viewer.kind === 'user')
    return <OtherKind title={words.title} email={state.viewer.email} />;
  return (
    <>
      <AuthHeader title={words.title} lead={words.lead} />
      <SignUpForm kind="company" />
      <p className="mt-6 text-sm text-fg-muted">
        {words.review}{' '}
        <Link to="/company-signup" className="text-link underline underline-offset-3">
          {words.inquiry}
        </Link>
      </p>
    </>
  );
}
