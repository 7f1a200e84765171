import { useId, useState, type ChangeEvent } from 'react';

import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';

import { type Column, type Columns, MAX_FILE_BYTES, type Parsed } from '@/features/sending/parse';
import { peopleProblem, type SendDraft } from '@/features/sending/rules';
import { text } from '@/features/sending/text';

type StepProps = { draft: SendDraft; parsed: Parsed; onChange: (draft: SendDraft) => void };

const words = text.people;

/** Pasted lines or a file; what a header does not say is asked for. */
export function PeopleStep({ draft, parsed, onChange }: StepProps) {
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const typed = draft.people.trim() !== '';
  const problem = typed ? (peopleProblem(parsed) ?? undefined) : undefined;
  const write = (people: string) => {
    setFileProblem(null);
    onChange({ ...draft, people, columns: null });
  };
  return (
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
      {typed && (
        <p role="status" className="text-sm text-fg-muted">
          {words.count(parsed.rows.length)}
        </p>
      )}
      <FileField problem={fileProblem} onProblem={setFileProblem} onText={write} />
      {parsed.header !== null && (
        <ColumnFields
          header={parsed.header}
          columns={parsed.columns}
          onChange={(columns) => onChange({ ...draft, columns })}
        />
      )}
      <Unreadable parsed={parsed} />
    </div>
  );
}

type FileFieldProps = {
  problem: string | null;
  onProblem: (problem: string) => void;
  onText: (text: string) => void;
};

function FileField({ problem, onProblem, onText }: FileFieldProps) {
  const id = useId();
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file === undefined) return;
    if (file.size > MAX_FILE_BYTES) {
      onProblem(words.fileTooLarge);
      return;
    }
    try {
      const decoder = new TextDecoder('utf-8', { fatal: true });
      onText(decoder.decode(await file.arrayBuffer()));
    } catch {
      onProblem(words.fileUnreadable);
    }
  };
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <label htmlFor={id} className="font-medium">
        {words.file}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-describedby={`${id}-note`}
        className="max-w-full text-sm file:mr-3 file:h-8.5 file:rounded-md file:border file:border-line-control file:bg-surface file:px-3 file:font-medium max-md:file:h-11"
        onChange={(event) => void read(event)}
      />
      <p
        id={`${id}-note`}
        role={problem === null ? undefined : 'alert'}
        className={problem === null ? 'text-xs text-fg-muted' : 'text-xs text-negative-text'}
      >
        {problem ?? words.fileHint}
      </p>
    </div>
  );
}

const COLUMNS: readonly Column[] = ['email', 'name', 'accommodation'];
const NONE = 'none';

type ColumnFieldsProps = {
  header: readonly string[];
  columns: Columns | null;
  onChange: (columns: Columns) => void;
};

function ColumnFields({ header, columns, onChange }: ColumnFieldsProps) {
  const now = columns ?? { email: null, name: null, accommodation: null };
  const cells = header.map((cell, at) => ({ value: String(at), label: cell || String(at + 1) }));
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{words.columns}</legend>
      <div className="grid gap-4 md:grid-cols-3">
        {COLUMNS.map((column) => (
          <Field key={column} label={words.column[column]}>
            <Select
              value={
                now[column] === null ? (column === 'email' ? undefined : NONE) : String(now[column])
              }
              onChange={(value) =>
                onChange({ ...now, [column]: value === NONE ? null : Number(value) })
              }
              options={
                column === 'email' ? cells : [{ value: NONE, label: words.noColumn }, ...cells]
              }
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

function Unreadable({ parsed }: { parsed: Parsed }) {
  const bad = parsed.rows.flatMap((row) => ('problem' in row ? [row] : []));
  if (bad.length === 0) return null;
  return (
    <div className="text-sm">
      <h3 className="mb-1 font-sans text-sm font-semibold">{words.problems}</h3>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {bad.slice(0, 50).map((row) => (
          <li key={row.number}>
            <span className="font-medium">{words.row(row.number)}</span> {row.email}: {row.problem}
          </li>
        ))}
      </ul>
    </div>
  );
}
