/** A list of people that grows by files. Pure. */
import { asLines, type Columns, type Parsed } from '@/features/sending/parse';
import type { SendDraft } from '@/features/sending/rules';
import { plain } from './table';

export type ListFile = { readonly name: string; readonly text: string };

/** Whether somebody has to say which column of a file is what before its rows can stand behind others. */
export const needsColumns = (draft: SendDraft, file: Parsed): boolean =>
  draft.people.trim() !== '' && file.columns === null;

/** The list with the rows of a file behind what is there; an empty list becomes the file. */
export function appended(
  { draft, parsed }: { draft: SendDraft; parsed: Parsed },
  file: { text: string; parsed: Parsed; columns: Columns | null },
): SendDraft {
  if (draft.people.trim() === '')
    return { ...draft, people: plain(file.text), columns: file.columns };
  // A table has its own columns, so a list of two sources is one of lines.
  const before = parsed.header === null ? draft.people.trimEnd() : asLines(parsed.rows);
  return { ...draft, people: `${before}\n${asLines(file.parsed.rows)}`, columns: null };
}

/** The list with everyone who is asked about as a person without a name. */
export const settled = (draft: SendDraft, parsed: Parsed): SendDraft => ({
  ...draft,
  people: asLines(parsed.rows, true),
  columns: null,
});
