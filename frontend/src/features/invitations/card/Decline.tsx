import { useState } from 'react';

import { failureWords } from '@/api/failure';
import { useDecline } from '@/features/invitations/hooks';
import { text } from '@/features/invitations/text';
import { AlertDialog } from '@/ui/AlertDialog';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';

const words = text.decline;

/** The way out for somebody who does not take part. */
export function Decline({ code }: { code: string }) {
  const [asking, setAsking] = useState(false);
  const decline = useDecline(code);
  return (
    <>
      <Button variant="ghost" className="-ml-3" onClick={() => setAsking(true)}>
        {words.ask}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.title}
        description={words.detail}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        danger
        loading={decline.isPending}
        onConfirm={() =>
          decline.mutate(undefined, {
            onSuccess: () => setAsking(false),
            onError: (error) => {
              setAsking(false);
              notify('error', failureWords(error, words.failed));
            },
          })
        }
      />
    </>
  );
}
