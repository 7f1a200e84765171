import { useState } from 'react';
import type { Parsed } from '@/features/sending/parse';
import { messageProblem, type SendDraft, wordingOf } from '@/features/sending/rules';
import { text } from '@/features/sending/text';
import { WordingPreview } from '@/features/sending/mail/WordingPreview';
import { useUser } from '@/features/session/hooks';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';

type MessageStepProps = {
  assessmentId: string;
  draft: SendDraft;
  parsed: Parsed;
  onChange: (draft: SendDraft) => void;
};

/** What the company says in the e-mail, and beside it the e-mail as the first person gets it. */
export function MessageStep({ assessmentId, draft, parsed, onChange }: MessageStepProps) {
  const user = useUser();
  const [now] = useState(() => new Date());
  const problem = messageProblem(draft.message) ?? undefined;
  return (
    <div className="grid items-start gap-4.5 lg:grid-cols-2">
      <Card>
        <Field label={text.message.label} optional hint={text.message.hint} error={problem}>
          <Textarea
            rows={8}
            value={draft.message}
            onChange={(event) => onChange({ ...draft, message: event.target.value })}
          />
        </Field>
      </Card>
      {user !== null && (
        <WordingPreview
          assessmentId={assessmentId}
          wording={wordingOf(draft, parsed, now)}
          member={{ email: user.email, verified: user.email_verified }}
        />
      )}
    </div>
  );
}
