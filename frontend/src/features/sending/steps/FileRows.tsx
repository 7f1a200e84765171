import { useId, useState, type ChangeEvent } from 'react';

import { decodeText } from '@/features/sending/list/decode';
import { appended, type ListFile, needsColumns } from '@/features/sending/list/grow';
import {
  type Columns,
  MAX_FILE_BYTES,
  type Parsed,
  parseRecipients,
} from '@/features/sending/parse';
import type { SendDraft } from '@/features/sending/rules';
import { text } from '@/features/sending/text';
import { Button } from '@/ui/Button';

import { ColumnFields } from './ColumnFields';

const words = text.people;

type FileRowsProps = {
  draft: SendDraft;
  parsed: Parsed;
  /** The list with the file's rows, and what was done. */
  onAdd: (next: SendDraft, said: string) => void;
};

/** Adds the rows of a file behind what is typed; asks for its columns first where its header is in other words. */
export function FileRows({ draft, parsed, onAdd }: FileRowsProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<ListFile | null>(null);
  const [columns, setColumns] = useState<Columns | null>(null);
  const add = (file: ListFile, chosen: Columns | null, guessed = false) => {
    const own = parseRecipients(file.text, chosen);
    if (parsed.columns === null) {
      setProblem(words.chooseFirst);
    } else if (needsColumns(draft, own)) {
      setAsked(file);
      setColumns(null);
    } else {
      setAsked(null);
      const said = words.added(file.name, own.rows.length);
      const next = appended({ draft, parsed }, { text: file.text, parsed: own, columns: chosen });
      onAdd(next, guessed ? `${said} ${words.fileGuessed}` : said);
    }
  };
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file === undefined) return;
    setProblem(null);
    if (file.size > MAX_FILE_BYTES) {
      setProblem(words.fileTooLarge);
      return;
    }
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (decoded === null) setProblem(words.fileUnreadable);
    else add({ name: file.name, text: decoded.text }, null, decoded.guessed);
  };
  const header = asked === null ? null : parseRecipients(asked.text, columns).header;
  return (
    <>
      <FileInput problem={problem} onFile={(event) => void read(event)} />
      {asked !== null && header !== null && (
        <div className="flex flex-col gap-3 rounded-lg border border-line p-3.5">
          <ColumnFields
            legend={words.columnsOf(asked.name)}
            header={header}
            columns={columns}
            onChange={setColumns}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              variant="primary"
              disabledReason={columns === null ? words.chooseColumns : undefined}
              onClick={() => add(asked, columns)}
            >
              {words.addRows}
            </Button>
            <Button onClick={() => setAsked(null)}>{words.addNothing}</Button>
          </div>
        </div>
      )}
    </>
  );
}

type FileInputProps = {
  problem: string | null;
  onFile: (event: ChangeEvent<HTMLInputElement>) => void;
};

function FileInput({ problem, onFile }: FileInputProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <label htmlFor={id} className="font-medium">
        {words.file}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        aria-describedby={`${id}-note`}
        className="max-w-full text-sm file:mr-3 file:h-8.5 file:rounded-md file:border file:border-line-control file:bg-surface file:px-3 file:font-medium max-md:file:h-11"
        onChange={onFile}
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
