import { Download } from 'lucide-react';

import type { SendOutcome } from '@/api/words';
import { saveFile } from '@/platform/save-file';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Table, Td, Th } from '@/ui/Table';
import { shortDayOf } from '@/ui/time';

import { outcomeTones, type ResultRow } from './rules';
import { rowsFile, uninvited } from './rows-file';
import { text } from './text';

type ResultTableProps = {
  rows: readonly ResultRow[];
  words: Record<SendOutcome, string>;
};

/** What becomes of each row, under the number that the text gives it, and a file of those that invite nobody. */
export function ResultTable(props: ResultTableProps) {
  const count = uninvited(props.rows).length;
  const save = () => {
    const file = rowsFile(props.rows, props.words);
    saveFile(new Blob([file], { type: 'text/csv; charset=utf-8' }), 'not-invited.csv');
  };
  return (
    <>
      <Rows {...props} />
      {count > 0 && (
        <p className="border-t border-line p-3 text-right">
          <Button
            size="sm"
            icon={<Download size={14} strokeWidth={1.75} aria-hidden="true" />}
            onClick={save}
          >
            {text.review.save(count)}
          </Button>
        </p>
      )}
    </>
  );
}

function Rows({ rows, words }: ResultTableProps) {
  const hasExtra = rows.some(({ accommodation }) => (accommodation ?? null) !== null);
  return (
    <Table caption={text.review.rows}>
      <thead>
        <tr>
          <Th numeric>{text.review.number}</Th>
          <Th>{text.review.person}</Th>
          {hasExtra && <Th numeric>{text.review.extra}</Th>}
          <Th>{text.review.outcome}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={`${row.number}-${at}`}>
            <Td numeric>{row.number}</Td>
            <Td className="py-2 break-all">
              {row.email}
              {row.name !== null && <span className="block text-xs text-fg-muted">{row.name}</span>}
            </Td>
            {hasExtra && <Td numeric>{text.review.extraOf(row.accommodation ?? null)}</Td>}
            <Td className="py-2">
              <Badge tone={outcomeTones[row.outcome]} dot>
                {words[row.outcome]}
              </Badge>
              {row.until !== null && (
                <span className="block text-xs text-fg-muted">
                  {text.review.untilDay(shortDayOf(row.until))}
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
