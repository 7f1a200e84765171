import { MailCheck } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '@/api/words';
import { paths } from '@/facts/paths';
import { isFlagged, onFlag, write } from '@/platform/storage';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Notice } from '@/ui/Notice';
import { checkVerified, logOut, sendVerification } from '@/features/session/actions';
import { useConfig } from '@/features/session/hooks';
import { useAccount } from '@/features/session/store';
import { text } from '@/features/session/text';
import { useAuthForm } from './forms';

const RESEND_SECONDS = 60;
const words = text.verify;

/** Counts down from `start()`; 0 when it may be used again. */
function useCountdown(): [number, () => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [left]);
  const start = () => {
    setNow(Date.now());
    setUntil(Date.now() + RESEND_SECONDS * 1000);
  };
  return [left, start];
}

/** Whether the link was mailed to this person. A sign-up shows this page before it asks for the mail. */
function useMailed(): boolean {
  const uid = useAccount()?.uid ?? null;
  return useSyncExternalStore(onFlag, () => uid !== null && isFlagged('verificationSent', uid));
}

type VerifyEmailProps = {
  user: User;
  /** Where to go without confirming. */
  later: string;
  /** Where to go once the address is confirmed: the mail's link opens in another tab, which knows nothing of this one. */
  next: string | null;
};

/** Has the link mailed where it was not, and waits until it has been opened. */
export function VerifyEmail({ user, later, next }: VerifyEmailProps) {
  const { email } = user;
  const [resent, setResent] = useState(false);
  const sent = useMailed() || resent;
  const [notice, setNotice] = useState<string | null>(null);
  const [left, startCountdown] = useCountdown();
  const { errors, pending, run } = useAuthForm();
  const config = useConfig();

  const look = () =>
    run('check', async () => {
      if (!(await checkVerified())) setNotice(words.notYet);
    });
  const leave = () =>
    run('leave', async () => {
      if (!(await logOut())) setNotice(text.errors.logOutFailed);
    });
  const resend = async () => {
    if (!(await run('resend', sendVerification))) return;
    setResent(true);
    setNotice(words.resent);
    startCountdown();
  };
  useEffect(() => {
    if (next !== null) write('afterConfirming', next);
  }, [next]);
  // Coming back to the tab is the moment the link may have been opened elsewhere.
  useEffect(() => {
    const onReturn = () => {
      if (!document.hidden) void checkVerified().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
  return (
    <div className="flex flex-col gap-4">
      <Notice icon={MailCheck}>{sent ? words.sentTo(email) : words.sendTo(email)}</Notice>
      {config?.dev_mail === true && (
        <Link to={paths.devMail} className="text-sm text-link underline underline-offset-3">
          {words.devMail}
        </Link>
      )}
      <p role="status" className="text-sm text-fg-muted empty:hidden">
        {notice}
      </p>
      {errors.form !== undefined && <ErrorBox>{errors.form}</ErrorBox>}
      {sent && (
        <Button
          variant="primary"
          size="lg"
          loading={pending === 'check'}
          onClick={() => void look()}
        >
          {words.verified}
        </Button>
      )}
      <Button
        size="lg"
        variant={sent ? 'secondary' : 'primary'}
        loading={pending === 'resend'}
        disabledReason={left > 0 ? words.resendIn(left) : undefined}
        onClick={() => void resend()}
      >
        {sent ? words.resend : words.send}
      </Button>
      <div>
        <p className="mb-1 text-sm text-fg-muted">
          {words.wrongAddress}{' '}
          <Button variant="link" loading={pending === 'leave'} onClick={() => void leave()}>
            {words.startAgain}
          </Button>
        </p>
        <Button asChild variant="link">
          <Link to={later}>{words.later}</Link>
        </Button>
        <p className="mt-1 text-xs text-fg-muted">
          {user.is_company ? words.laterHintCompany : words.laterHint}
        </p>
      </div>
    </div>
  );
}
