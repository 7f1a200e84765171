import type { SendOutcome } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { Table, Td, Th } from '@/ui/Table';

import { outcomeTones, type ResultRow } from './rules';
import { text } from './text';

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

type ResultTableProps = {
  rows: readonly ResultRow[];
  words: Record<SendOutcome, string>;
};

/** What becomes of each row, under the number that the text gives it. */
export function ResultTable({ rows, words }: ResultTableProps) {
  return (
    <Table caption={text.review.rows}>
      <thead>
        <tr>
          <Th numeric>{text.review.number}</Th>
          <Th>{text.review.person}</Th>
          <Th>{text.review.outcome}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number}>
            <Td numeric>{row.number}</Td>
            <Td className="py-2 break-all">
              {row.email}
              {row.name !== null && <span className="block text-xs text-fg-muted">{row.name}</span>}
            </Td>
            <Td className="py-2">
              <Badge tone={outcomeTones[row.outcome]} dot>
                {words[row.outcome]}
              </Badge>
              {row.until !== null && (
                <span className="block text-xs text-fg-muted">
                  {text.review.untilDay(DAY.format(new Date(row.until)))}
                </span>
              )}
              {row.problem !== null && (
                <span className="block text-xs text-fg-muted">{row.problem}</span>
              )}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
