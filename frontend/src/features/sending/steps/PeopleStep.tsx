import { Undo2 } from 'lucide-react';
import { useState } from 'react';

import { settled } from '@/features/sending/list/grow';
import type { Parsed } from '@/features/sending/parse';
import { peopleProblem, type SendDraft } from '@/features/sending/rules';
import { text } from '@/features/sending/text';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { Notice } from '@/ui/Notice';
import { Textarea } from '@/ui/Textarea';

import { ColumnFields } from './ColumnFields';
import { FileRows } from './FileRows';
import { RowCounts, RowProblems } from './RowCounts';

type StepProps = { draft: SendDraft; parsed: Parsed; onChange: (draft: SendDraft) => void };
type Done = { readonly before: SendDraft; readonly said: string };

const words = text.people;

/** Pasted lines and files; what they do not say is asked for. */
export function PeopleStep({ draft, parsed, onChange }: StepProps) {
  const [done, setDone] = useState<Done | null>(null);
  const typed = draft.people.trim() !== '';
  const problem = typed ? (peopleProblem(parsed) ?? undefined) : undefined;
  const write = (people: string) => {
    setDone(null);
    onChange({ ...draft, people, columns: null });
  };
  const replace = (next: SendDraft, said: string) => {
    setDone({ before: draft, said });
    onChange(next);
  };
  const undo = ({ before }: Done) => {
    setDone(null);
    onChange({ ...draft, people: before.people, columns: before.columns });
  };
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <Field label={words.label} hint={words.hint} error={problem}>
          <Textarea
            rows={10}
            spellCheck={false}
            className="font-mono text-sm"
            value={draft.people}
            onChange={(event) => write(event.target.value)}
          />
        </Field>
        {typed && <RowCounts parsed={parsed} />}
        {done !== null && (
          <Notice
            icon={Undo2}
            action={
              <Button size="sm" onClick={() => undo(done)}>
                {words.undo}
              </Button>
            }
          >
            <p role="status">{done.said}</p>
          </Notice>
        )}
        <FileRows draft={draft} parsed={parsed} onAdd={replace} />
        {parsed.header !== null && (
          <ColumnFields
            legend={words.columns}
            header={parsed.header}
            columns={parsed.columns}
            onChange={(columns) => onChange({ ...draft, columns })}
          />
        )}
        <RowProblems
          parsed={parsed}
          onSettle={() => replace(settled(draft, parsed), words.settled)}
        />
      </div>
    </Card>
  );
}
