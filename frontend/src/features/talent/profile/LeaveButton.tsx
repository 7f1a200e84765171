import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/api/failure';
import { Button } from '@/ui/Button';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { leavePool } from '@/features/talent/api';
import { text } from '@/features/talent/text';

const words = text.form.leave;

/** Leaves the pool, after it has asked once. */
export function LeaveButton({ onLeft }: { onLeft: () => void }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => leavePool(client),
    onSuccess: () => {
      notify('success', words.done);
      onLeft();
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.open}</Button>
      {asking && (
        <FormDialog
          title={words.title}
          description={words.detail}
          failure={error === null ? null : { words: failureWords(error, words.failed), error }}
          words={{ cancel: words.cancel, submit: words.open }}
          danger
          loading={isPending}
          onSubmit={() => {
            if (!isPending) mutate();
          }}
          onClose={() => setAsking(false)}
        >
          {null}
        </FormDialog>
      )}
    </>
  );
}
