import { Select } from '@/ui/Select';

import { type Run, useCase } from '@/features/scenarios/cases';
import { text as words } from '@/features/scenarios/text';
import { tableOf } from './table';
import { text } from './text';

/** A longer table is cut. */
const MOST_ROWS = 300;

/** What the program printed on a sample or on one's own input, beside what it was asked. */
export function RunTab(props: Run) {
  const { value, options, choose, input, output, isCut } = useCase(props);
  const table = tableOf(input, output ?? '');
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4">
      <Select
        aria-label={words.case}
        className="w-64 max-w-full shrink-0"
        value={value}
        options={options}
        onChange={choose}
      />
      {output === null && <p className="text-sm text-fg-muted">{text.notRun}</p>}
      {isCut && <p className="text-sm text-fg-muted">{words.cut}</p>}
      {table === null && <p className="text-sm text-fg-muted">{text.noTable}</p>}
      {table !== null && output !== null && <Table key={value} {...table} />}
    </div>
  );
}

type TableProps = NonNullable<ReturnType<typeof tableOf>>;

function Table({ columns, rows }: TableProps) {
  if (rows.length === 0) return <p className="text-sm text-fg-muted">{text.empty}</p>;
  return (
    <div className="shrink-0 overflow-x-auto" tabIndex={0} role="region" aria-label={text.region}>
      <table className="w-full text-xs tabular-nums">
        <thead className="text-fg-subtle">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-1 pr-3 text-left font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_ROWS).map((row, at) => (
            <tr key={at} className="border-t border-line align-top">
              {row.map((cell, column) => (
                <td key={columns[column]} className="py-1 pr-3 font-mono whitespace-pre">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST_ROWS && (
        <p className="pt-2 text-xs text-fg-muted">{text.tooMany(MOST_ROWS)}</p>
      )}
    </div>
  );
}
