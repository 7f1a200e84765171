import { useEffect, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { Inquiry } from '@/api/words';
import { paths } from '@/facts/paths';
import { useConfig } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { text } from '@/features/onboarding/text';
import { CodeInput } from './CodeInput';
import { resendCode, verifyCode } from './inquiries';
import { codeDigits, MAX_TRIES, secondsUntil } from './inquiry-rules';

const words = text.code;

/** Seconds until then, counting down; 0 when it is over. */
function useSecondsUntil(at: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = secondsUntil(at, now);
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [left]);
  return left;
}

/** How often the code can still be tried, once it was wrong. */
const triesWords = (left: number | null | undefined): string =>
  typeof left === 'number' && left < MAX_TRIES ? words.triesLeft(left) : '';

type CodeFormProps = { inquiry: Inquiry; email: string; onChangeForm: () => void };

/** The code that proves the company's address. */
export function CodeForm({ inquiry, email, onChangeForm }: CodeFormProps) {
  const [code, setCode] = useState('');
  // What the server has refused: sent again, it would cost another try.
  const [refused, setRefused] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [notice, setNotice] = useState('');
  const [pending, setPending] = useState<'check' | 'resend' | null>(null);
  const left = useSecondsUntil(inquiry.resend_after);
  const config = useConfig();

  const run = async (what: 'check' | 'resend', act: () => Promise<void>) => {
    if (pending !== null) return;
    setPending(what);
    setError(undefined);
    setNotice('');
    try {
      await act();
    } catch (failure) {
      setError(failureWords(failure, words.failed));
    } finally {
      setPending(null);
    }
  };
  const verify = async (digits: string) => {
    try {
      await verifyCode(digits);
    } catch (failure) {
      if (hasCode(failure, 'otp_invalid')) setRefused(digits);
      throw failure;
    }
  };
  const check = (digits: string) => {
    if (digits.length < 6) setError(words.short);
    else if (digits === refused) setError(words.refused);
    else void run('check', () => verify(digits));
  };
  const change = (typed: string) => {
    const digits = codeDigits(typed);
    setCode(digits);
    setError(undefined);
    if (digits.length === 6 && digits !== code) check(digits);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    check(code);
  };
  const resend = async () => {
    await resendCode();
    setCode('');
    setRefused(null);
    setNotice(words.resent);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-md">{words.sentTo(email)}</p>
      {config?.dev_mail === true && (
        <Link to={paths.devMail} className="text-sm text-link underline underline-offset-3">
          {words.devMail}
        </Link>
      )}
      <CodeInput label={words.label} value={code} onChange={change} error={error} />
      <p role="status" className="text-sm text-fg-muted empty:hidden">
        {notice !== '' ? notice : triesWords(inquiry.tries_left)}
      </p>
      <Button type="submit" variant="primary" size="lg" loading={pending === 'check'}>
        {words.confirm}
      </Button>
      <Button
        size="lg"
        loading={pending === 'resend'}
        disabledReason={left > 0 ? words.resendIn(left) : undefined}
        onClick={() => void run('resend', resend)}
      >
        {words.resend}
      </Button>
      {left > 0 && <p className="-mt-2 text-xs text-fg-muted">{words.resendIn(left)}</p>}
      <Button variant="link" className="self-start" onClick={onChangeForm}>
        {words.change}
      </Button>
    </form>
  );
}
