import { Link, Navigate, useLocation } from 'react-router-dom';
import { afterSignIn } from '@/facts/guards';
import { paths, safeNext } from '@/facts/paths';
import { useViewer } from '@/features/session/hooks';
import { SignUpForm } from '@/features/session/forms/SignUpForm';
import { AuthHeader } from '@/pages/auth/AuthHeader';
import { text } from '@/pages/auth/text';

const words = text.company;

/** Where a company begins: an account, then the inquiry. */
export default function CompanyAuth() {
  const { search, pathname } = useLocation();
  const state = useViewer();
  if (state.status === 'ready' && state.viewer.kind === 'user') {
    const next = safeNext(new URLSearchParams(search).get('next'));
    const inquires = state.viewer.dbData.is_company && next === null;
    const target = inquires ? '/company-signup' : afterSignIn(state.viewer, pathname + search);
    return <Navigate to={target} replace />;
  }
  return (
    <>
      <AuthHeader title={words.title} lead={words.lead} />
      <SignUpForm kind="company" />
      <p className="mt-6 text-sm text-fg-muted">
        {words.have}{' '}
        <Link
          to={`${paths.login}${search}`}
          className="font-semibold text-link underline underline-offset-3"
        >
          {words.logIn}
        </Link>
      </p>
      <Link
        to="/candidate-auth"
        className="mt-3 text-sm text-link underline-offset-3 hover:underline"
      >
        {words.candidate}
      </Link>
    </>
  );
}
