import type { Column, Columns } from '@/features/sending/parse';
import { text } from '@/features/sending/text';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';

const words = text.people;
const COLUMNS: readonly Column[] = ['email', 'name', 'accommodation'];
const NONE = 'none';

type ColumnFieldsProps = {
  legend: string;
  header: readonly string[];
  columns: Columns | null;
  onChange: (columns: Columns) => void;
};

/** Which column of a table holds what. */
export function ColumnFields({ legend, header, columns, onChange }: ColumnFieldsProps) {
  const now = columns ?? { email: null, name: null, accommodation: null };
  const cells = header.map((cell, at) => ({ value: String(at), label: cell || String(at + 1) }));
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
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
