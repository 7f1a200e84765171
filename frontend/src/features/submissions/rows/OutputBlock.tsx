import { cx } from '@/ui/cx';
import { CodeBlock, MARKS, TONES, type Tone } from '@/features/submissions/CodeBlock';
import { text } from '@/features/submissions/text';
import { tableOf } from './rules';

type OutputBlockProps = {
  label: string;
  children: string;
  /** Whether rows are drawn as a table where they can be. */
  asTable: boolean;
  tone?: Tone;
  empty?: string;
  /** Lines, from 1, to be marked. */
  marked?: readonly number[];
};

/** What a program prints; the rows of a query as a table, whose lines have the numbers of the text’s. */
export function OutputBlock({ asTable, ...block }: OutputBlockProps) {
  const { label, children, tone = 'plain', marked = [] } = block;
  const rows = asTable ? tableOf(children) : null;
  if (rows === null) return <CodeBlock {...block} />;
  return (
    <figure className="min-w-0">
      <figcaption className="text-xs text-fg-muted">{label}</figcaption>
      <div
        tabIndex={0}
        role="region"
        aria-label={label}
        className={cx('mt-1 max-h-64 overflow-auto rounded-md text-fg', TONES[tone])}
      >
        <table className="w-full border-collapse font-mono text-xs">
          <thead>
            <tr className="text-left text-fg-muted">
              <th scope="col" className="px-2.5 py-1 font-normal">
                <span className="sr-only">{text.row}</span>
              </th>
              {rows[0]?.map((_, column) => (
                <th key={column} scope="col" className="px-2.5 py-1 font-normal">
                  <span className="sr-only">{text.column} </span>
                  {column + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr
                key={at}
                className={cx('border-t border-line', marked.includes(at + 1) && MARKS[tone])}
              >
                <th scope="row" className="px-2.5 py-1 text-right font-normal text-fg-muted">
                  {at + 1}
                </th>
                {row.map((cell, column) => (
                  <td
                    key={column}
                    className={cx('px-2.5 py-1 whitespace-pre', cell === 'NULL' && 'text-fg-muted')}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
