import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { ReportSection } from '@/api/words';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { notify } from '@/ui/notify';
import { mailLink } from './api';
import { EMPTY, looksLikeEmail } from './rules';
import { SectionsField } from './SectionsField';
import { text } from './text';

const words = text.mail;

/** To which address a link is sent, and what it shows. */
export function MailDialog({ report, onClose }: { report: string; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [sections, setSections] = useState<readonly ReportSection[]>(EMPTY.sections);
  const [tried, setTried] = useState(false);
  const key = useRef(idempotencyKey());
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => mailLink(report, email.trim(), sections, key.current),
    onSuccess: () => {
      notify('success', words.sent(email.trim()));
      onClose();
    },
  });
  const refused = error === null ? undefined : fieldError(error, 'email');
  const missing = tried && !looksLikeEmail(email) ? words.emailWrong : undefined;
  return (
    <FormDialog
      title={words.title}
      description={words.detail}
      failure={
        error === null || refused !== undefined
          ? null
          : { words: failureWords(error, words.failed), error }
      }
      words={{ cancel: words.cancel, submit: words.submit }}
      loading={isPending}
      onSubmit={() => {
        setTried(true);
        if (!isPending && looksLikeEmail(email)) mutate();
      }}
      onClose={onClose}
    >
      <Field label={words.email} error={missing ?? refused}>
        <Input
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => {
            // To another address it is another act.
            key.current = idempotencyKey();
            setEmail(event.target.value);
          }}
        />
      </Field>
      <SectionsField
        sections={sections}
        whose="own"
        onChange={(next) => {
          key.current = idempotencyKey();
          setSections(next);
        }}
      />
    </FormDialog>
  );
}
