import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { failureWords } from '@/api/failure';
import type { Activated } from '@/api/words';
import { loginPath, paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Notice } from '@/ui/Notice';
import { text } from '@/features/onboarding/text';
import { activate, isLinkInvalid } from './links';
import { SetPasswordForm } from './SetPasswordForm';

const words = text.activate;

function Opened({ opened, token }: { opened: Activated; token: string }) {
  const signsIn = opened.next === 'sign_in';
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="positive" icon={CircleCheck}>
        {words.opened(opened.inquiry.company_name)}
      </Notice>
      {opened.next === 'set_password' ? (
        <SetPasswordForm token={token} />
      ) : (
        <Button asChild variant="primary" size="lg">
          <Link to={signsIn ? loginPath(paths.completeProfile) : paths.completeProfile}>
            {signsIn ? words.signIn : words.profile}
          </Link>
        </Button>
      )}
    </div>
  );
}

/** The page of the activation mail's link: nothing happens until the button is pressed. */
export function ActivatePanel({ token }: { token: string }) {
  const act = useMutation({ mutationFn: () => activate(token) });
  if (act.isSuccess) return <Opened opened={act.data} token={token} />;
  if (isLinkInvalid(act.error)) {
    return (
      <div className="flex flex-col gap-4">
        <ErrorBox>{words.invalid}</ErrorBox>
        <Button asChild variant="primary" size="lg">
          <Link to={loginPath(paths.companyActivation)}>{words.logIn}</Link>
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-md text-fg-muted">{words.lead}</p>
      {act.isError && (
        <ErrorBox error={act.error}>{failureWords(act.error, words.failed)}</ErrorBox>
      )}
      <Button variant="primary" size="lg" loading={act.isPending} onClick={() => act.mutate()}>
        {words.open}
      </Button>
    </div>
  );
}
