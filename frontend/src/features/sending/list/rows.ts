/** What the rows of a list are good for. Pure. */
import { isAddress } from '@/facts/mailboxes';

import type { Parsed, Recipient, Row } from '@/features/sending/parse';
import { text } from '@/features/sending/text';

/** `doubled`: the address stands above already. `unclear`: it can be read in two ways, so the reader is asked. */
export type RowKind = 'valid' | 'doubled' | 'unclear' | 'broken';
export type JudgedRow = {
  readonly row: Row;
  readonly kind: RowKind;
  readonly problem: string | null;
};

type Sendable = Extract<Row, { recipient: unknown }>;

export function judged(parsed: Parsed): JudgedRow[] {
  const seen = new Map<string, Sendable>();
  return parsed.rows.map((row): JudgedRow => {
    if ('problem' in row)
      return { row, kind: row.asked === undefined ? 'broken' : 'unclear', problem: row.problem };
    const { email, accommodation }: Recipient = row.recipient;
    if (!isAddress(email)) return { row, kind: 'broken', problem: text.people.noAddress };
    const above = seen.get(email.toLowerCase());
    if (above === undefined) {
      seen.set(email.toLowerCase(), row);
      return { row, kind: 'valid', problem: null };
    }
    return above.recipient.accommodation === accommodation
      ? { row, kind: 'doubled', problem: null }
      : { row, kind: 'unclear', problem: text.people.twoExtras(above.number) };
  });
}

export function tally(parsed: Parsed): Record<RowKind, number> {
  const counts = { valid: 0, doubled: 0, unclear: 0, broken: 0 };
  for (const { kind } of judged(parsed)) counts[kind] += 1;
  return counts;
}

/** The rows that the server looks at: each address once. */
export const sendable = (parsed: Parsed): Sendable[] =>
  judged(parsed).flatMap(({ row, kind }) => (kind === 'valid' && 'recipient' in row ? [row] : []));
