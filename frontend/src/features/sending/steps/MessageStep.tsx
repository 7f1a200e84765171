import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';

import { messageProblem, type SendDraft } from '@/features/sending/rules';
import { text } from '@/features/sending/text';

type MessageStepProps = { draft: SendDraft; onChange: (draft: SendDraft) => void };

/** What the company says in the e-mail. */
export function MessageStep({ draft, onChange }: MessageStepProps) {
  const problem = messageProblem(draft.message) ?? undefined;
  return (
    <Field label={text.message.label} optional hint={text.message.hint} error={problem}>
      <Textarea
        rows={8}
        value={draft.message}
        onChange={(event) => onChange({ ...draft, message: event.target.value })}
      />
    </Field>
  );
}
