import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/app/paths';
import { LogInForm } from '@/features/session/LogInForm';
import { AuthHeader } from './AuthHeader';
import { text } from './text';

export default function Login() {
  const { search } = useLocation();
  const signUp = new URLSearchParams(search);
  signUp.set('tab', 'signup');
  return (
    <>
      <AuthHeader title={text.login.title} />
      <LogInForm />
      <p className="mt-6 text-sm text-fg-muted">
        {text.login.noAccount}{' '}
        <Link
          to={`${paths.roleSelection}?${signUp.toString()}`}
          className="font-semibold text-link underline underline-offset-3"
        >
          {text.login.signUp}
        </Link>
      </p>
    </>
  );
}
