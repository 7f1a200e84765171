import { useState } from 'react';

import { decodeText } from '@/facts/files/decode';
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
import { TableInput } from '@/ui/TableInput';

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
  const read = async (file: File) => {
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
      <TableInput
        label={words.file}
        hint={words.fileHint}
        problem={problem}
        onFile={(file) => void read(file)}
      />
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
