import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { afterSignIn, type Viewer } from '@/facts/guards';
import { confirmPath, loginPath, safeNext } from '@/facts/paths';
import { VerifiedNotice } from '@/features/session/forms/VerifiedNotice';
import { VerifyEmail } from '@/features/session/forms/VerifyEmail';
import { useViewer } from '@/features/session/hooks';
import { stepFor } from '@/features/session/steps';
import { forget, read } from '@/platform/storage';
import type { User } from '@/api/words';
import { AuthHeader } from '@/pages/auth/AuthHeader';
import { text } from '@/pages/auth/text';

const words = text.confirmEmail;

/** The code of the mail's link. It leaves the address at once: addresses are kept, shown and passed on. */
function useMailedCode(): string | null {
  const [params, setParams] = useSearchParams();
  const [code] = useState(() => params.get('oobCode'));
  const isThere = params.has('oobCode') || params.has('apiKey');
  useEffect(() => {
    if (!isThere) return;
    const keep = (before: URLSearchParams): Record<string, string> => {
      const next = before.get('next');
      return next === null ? {} : { next };
    };
    setParams(keep, { replace: true });
  }, [isThere, setParams]);
  return code;
}

/** Where somebody goes whose address is confirmed: on with what they came from, else a candidate's next step. */
function Onwards({ viewer, user, next }: { viewer: Viewer; user: User; next: string | null }) {
  useEffect(() => forget('afterConfirming'), []);
  const query = next === null ? '' : `?next=${encodeURIComponent(next)}`;
  const step = stepFor(3, user, next);
  const target =
    step === null ? afterSignIn(viewer, query) : `/candidate-auth/step/${String(step)}${query}`;
  return <Navigate to={target} replace />;
}

/** Confirms the e-mail address of any account: has the link mailed, and is the page that the link opens. */
export default function ConfirmEmail() {
  const { search } = useLocation();
  const state = useViewer();
  const code = useMailedCode();
  // A link of the mail opens in a tab of its own.
  const [remembered] = useState(() => read('afterConfirming'));
  const next = safeNext(new URLSearchParams(search).get('next')) ?? safeNext(remembered);
  if (state.status !== 'ready') return null;
  const { user, viewer } = state;
  if (user?.email_verified === true) return <Onwards viewer={viewer} user={user} next={next} />;
  if (code !== null) {
    return (
      <>
        <AuthHeader title={words.mailed} />
        <VerifiedNotice code={code} next={next} />
      </>
    );
  }
  if (user === null) return <Navigate to={loginPath(confirmPath(next ?? undefined))} replace />;
  const query = next === null ? '' : `?next=${encodeURIComponent(next)}`;
  return (
    <>
      <AuthHeader title={words.title} />
      <VerifyEmail user={user} later={afterSignIn(viewer, query)} next={next} />
    </>
  );
}
