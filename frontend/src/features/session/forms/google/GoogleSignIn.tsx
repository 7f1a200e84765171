import { useState } from 'react';
import { inAppBrowser } from '@/platform/in-app';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { continueOnGooglesPage, continueWithGoogle } from '@/features/session/actions';
import type { Kind } from '@/features/session/rules';
import { text } from '@/features/session/text';
import type { AuthForm } from '@/features/session/forms/forms';
import { GoogleButton, OrLine } from './GoogleButton';

/** Google's button, and the text below it when its window did not open. */
export function GoogleSignIn({ kind, form }: { kind: Kind; form: AuthForm }) {
  const [inApp] = useState(() => inAppBrowser(navigator.userAgent) !== null);
  const { errors, pending, run } = form;
  return (
    <>
      <GoogleButton
        loading={pending === 'google'}
        onClick={() => void run('google', () => continueWithGoogle(kind))}
      />
      {inApp && <p className="mt-2 text-xs text-fg-muted">{text.leavesForGoogle}</p>}
      <p role="status" className="mt-2 text-sm text-fg-muted empty:hidden">
        {errors.note}
      </p>
      {errors.offer === 'page' && (
        <div className="mt-3 flex flex-col gap-3">
          <ErrorBox>{errors.form}</ErrorBox>
          <Button size="lg" onClick={() => void run('page', () => continueOnGooglesPage(kind))}>
            {text.continueOnPage}
          </Button>
        </div>
      )}
      <OrLine />
    </>
  );
}

/** The form's own error; the error of Google's button is shown at the button. */
export function FormError({ form: { errors } }: { form: AuthForm }) {
  if (errors.form === undefined || errors.offer !== undefined) return null;
  return <ErrorBox>{errors.form}</ErrorBox>;
}
