import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { AdminCandidate } from '@/api/words';
import { exportPerson, refreshCandidates } from '@/features/people/api';
import { nameOf, reasonProblem } from '@/features/people/rules';
import { text as people } from '@/features/people/text';
import { failureOf } from '@/features/review-queue/hooks';
import { saveFile } from '@/platform/save-file';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { text } from './text';

type Person = Pick<AdminCandidate, 'id' | 'display_name'>;

/** Runs an act that wants a recent sign-in; undefined where the admin did not confirm theirs. */
export type Confirmed = <T>(act: () => Promise<T>) => Promise<T>;

type ExportDataProps = { person: Person; confirmed: Confirmed };

function ExportDialog({ person, confirmed, onClose }: ExportDataProps & { onClose: () => void }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const mutation = useMutation({
    mutationFn: (reason: string) => confirmed(() => exportPerson(person, reason)),
    onSuccess: (data) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(file, `assay-data-${person.id}.json`);
      notify('success', text.done);
      void refreshCandidates(client);
      onClose();
    },
  });
  const submit = () => {
    if (mutation.isPending) return;
    const found = reasonProblem(typed);
    setProblem(found);
    if (found === undefined) mutation.mutate(typed.trim());
  };
  const isUnconfirmed = mutation.error?.name === 'NotConfirmed';
  return (
    <FormDialog
      title={text.ask.title(nameOf(person))}
      description={text.ask.detail}
      failure={failureOf(isUnconfirmed ? null : mutation.error, {
        stale: text.failed,
        failed: text.failed,
      })}
      words={{ cancel: text.cancel, submit: text.submit }}
      loading={mutation.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={text.reason} error={problem} hint={people.act.reasonHint}>
        <Textarea value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

/** Taking out what is stored of a person who asked for it. */
export function ExportDataCard({ person, confirmed }: ExportDataProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Card title={text.title} headingLevel={3}>
      <p className="text-sm text-fg-muted">{text.lead}</p>
      <div className="mt-3">
        <Button
          icon={<Download size={15} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setAsking(true)}
        >
          {text.act}
        </Button>
      </div>
      {asking && (
        <ExportDialog person={person} confirmed={confirmed} onClose={() => setAsking(false)} />
      )}
    </Card>
  );
}
