import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { ViewAsArea } from '@/api/words/presence';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import { beginViewing } from './api';
import { isReason, MOST_REASON } from './rules';
import { text } from './text';

type Of = { area: ViewAsArea; id: string; name: string };

function BeginDialog({ of, onClose }: { of: Of; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const mutation = useMutation({ mutationFn: () => beginViewing(of.area, of.id, reason.trim()) });
  const short = !isReason(reason);
  const wrong = mutation.error === null ? undefined : fieldError(mutation.error, 'reason');
  return (
    <FormDialog
      title={of.area === 'company' ? text.companyTitle(of.name) : text.partnerTitle(of.name)}
      description={text.detail}
      failure={
        mutation.error === null
          ? null
          : { words: failureWords(mutation.error, text.failed), error: mutation.error }
      }
      words={{ cancel: text.cancel, submit: text.begin[of.area] }}
      // The page is on its way once it has begun.
      loading={mutation.isPending || mutation.isSuccess}
      onSubmit={() => {
        setTried(true);
        if (!mutation.isPending && !short) mutation.mutate();
      }}
      onClose={onClose}
    >
      <Field
        label={text.reason}
        hint={text.reasonHint}
        error={tried && short ? text.reasonShort : wrong}
      >
        <Textarea
          maxLength={MOST_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

/** Asks for a reason, then shows a dashboard as its owner sees it. */
export function BeginButton(of: Of) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.begin[of.area]}</Button>
      {open && <BeginDialog of={of} onClose={() => setOpen(false)} />}
    </>
  );
}
