import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { User } from '@/api/words';
import { ownDashboard } from '@/facts/guards';
import { NewPassword } from '@/features/session/forms/NewPassword';
import { ResetForm } from '@/features/session/forms/ResetForm';
import { mailTarget, viewerOf } from '@/features/session/rules';
import { AuthHeader } from './AuthHeader';
import { text } from './text';

const words = text.reset;

/** Asks for the link, and is where it leads. The provider's other mails come here too and are sent on. */
export default function ResetPassword() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const elsewhere = mailTarget(search);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  const code = new URLSearchParams(search).get('oobCode');
  if (code === null) {
    return (
      <>
        <AuthHeader title={words.title} lead={words.lead} />
        <ResetForm />
      </>
    );
  }
  const goOn = (user: User) => void navigate(ownDashboard(viewerOf(user)), { replace: true });
  return (
    <>
      <AuthHeader title={words.title} />
      <NewPassword code={code} onDone={goOn} />
    </>
  );
}
