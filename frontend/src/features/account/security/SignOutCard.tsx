import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { logOut } from '@/features/session/actions';
import { AlertDialog } from '@/ui/AlertDialog';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { signOutEverywhere } from '@/features/account/api';
import { failureWords } from '@/api/failure';
import { text } from '@/features/account/text';
import { NotConfirmed, useRecentSignIn } from './recent-sign-in';

const words = text.security;

/** Ends every sign-in of the account, asked once. This browser is logged out with them. */
export function SignOutCard() {
  const [asking, setAsking] = useState(false);
  const { run, dialog } = useRecentSignIn();
  const mutation = useMutation({
    mutationFn: () => run(signOutEverywhere),
    onSuccess: () => void logOut('keep'),
  });
  const confirm = () => {
    setAsking(false);
    mutation.mutate();
  };
  const failed = mutation.error instanceof NotConfirmed ? null : mutation.error;
  return (
    <Card title={words.everywhere}>
      <p className="mb-4 text-sm text-fg-muted">{words.everywhereDetail}</p>
      {failed !== null && (
        <ErrorBox className="mb-4" error={failed}>
          {failureWords(failed, words.everywhereFailed)}
        </ErrorBox>
      )}
      <Button variant="danger" loading={mutation.isPending} onClick={() => setAsking(true)}>
        {words.everywhere}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.everywhereAsk}
        description={words.everywhereAskDetail}
        confirmLabel={words.everywhere}
        cancelLabel={words.cancel}
        onConfirm={confirm}
        danger
      />
      {dialog}
    </Card>
  );
}
