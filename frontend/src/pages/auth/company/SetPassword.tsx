import { Link, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { SetPasswordForm } from '@/features/onboarding/activation/SetPasswordForm';
import { text as onboarding } from '@/features/onboarding/text';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { AuthHeader } from '@/pages/auth/AuthHeader';
import { text } from '@/pages/auth/text';

const words = text.setPassword;

/** Where the mail about a made account leads. The e-mail or id of the path is shown at most; the token authorises. */
export default function SetPassword() {
  const { email } = useParams();
  const [query] = useSearchParams();
  const token = query.get('token');
  return (
    <>
      <AuthHeader
        title={words.title}
        lead={email === undefined ? words.lead : words.leadFor(email)}
      />
      {token === null ? (
        <div className="flex flex-col gap-4">
          <ErrorBox>{onboarding.password.noToken}</ErrorBox>
          <Button asChild variant="primary" size="lg">
            <Link to={paths.login}>{onboarding.activate.logIn}</Link>
          </Button>
        </div>
      ) : (
        <SetPasswordForm token={token} />
      )}
    </>
  );
}
