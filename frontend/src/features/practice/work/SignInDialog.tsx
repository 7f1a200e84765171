import { Link, useNavigate } from 'react-router-dom';

import { loginPath, signUpPath } from '@/facts/paths';
import { text } from '@/features/practice/text';
import { AlertDialog } from '@/ui/AlertDialog';

type SignInDialogProps = { here: string; open: boolean; onOpenChange: (open: boolean) => void };

/** Asks who is signed out and wants more than the samples to log in; the way leads back here. */
export function SignInDialog({ here, open, onOpenChange }: SignInDialogProps) {
  const navigate = useNavigate();
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text.signInTitle}
      description={text.signInDetail}
      confirmLabel={text.signIn}
      cancelLabel={text.keepReading}
      onConfirm={() => void navigate(loginPath(here))}
    >
      <p className="mt-3 text-sm text-fg-muted">
        {text.noAccount}{' '}
        <Link
          to={signUpPath(here)}
          className="font-semibold text-link underline underline-offset-3"
        >
          {text.signUp}
        </Link>
      </p>
    </AlertDialog>
  );
}
