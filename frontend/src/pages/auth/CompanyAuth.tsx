import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/app/paths';
import { SignUpForm } from '@/features/session/SignUpForm';
import { AuthHeader } from './AuthHeader';
import { text } from './text';

export default function CompanyAuth() {
  const { search } = useLocation();
  return (
    <>
      <AuthHeader title={text.company.title} lead={text.company.lead} />
      <SignUpForm kind="company" />
      <p className="mt-6 text-sm text-fg-muted">
        {text.company.have}{' '}
        <Link
          to={`${paths.login}${search}`}
          className="font-semibold text-link underline underline-offset-3"
        >
          {text.company.logIn}
        </Link>
      </p>
      <Link
        to="/candidate-auth"
        className="mt-3 text-sm text-link underline-offset-3 hover:underline"
      >
        {text.company.candidate}
      </Link>
    </>
  );
}
