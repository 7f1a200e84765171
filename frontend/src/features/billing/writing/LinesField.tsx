import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { fieldError } from '@/api/errors';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { emptyLine, lineProblem, type Typed, type TypedLine } from '@/features/billing/rules';
import { text } from '@/features/billing/text';

const words = text.form;

type LinesFieldProps = {
  typed: Typed;
  /** Whether it was tried to save it: only then is said what is missing. */
  tried: boolean;
  error: Error | null;
  onChange: (lines: TypedLine[]) => void;
};

/** The lines of an invoice. */
export function LinesField({ typed, tried, error, onChange }: LinesFieldProps) {
  const { lines, currency } = typed;
  const next = useRef(Math.max(0, ...lines.map(({ key }) => key)) + 1);
  const [fresh, setFresh] = useState<number | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const put = (key: number, change: Partial<TypedLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  const wrong = (at: number, field: string, isNone = false) =>
    tried && isNone ? words.noNumber : (fieldError(error, `lines[${at}].${field}`) ?? undefined);
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 text-sm font-medium">{words.lines}</legend>
      {lines.map((line, at) => {
        const none = lineProblem(line, currency);
        return (
          <div
            key={line.key}
            role="group"
            aria-label={words.lineOf(at + 1)}
            className="grid items-start gap-3 border-b border-line pb-4 md:grid-cols-[3fr_1fr_1.4fr_1fr_auto]"
          >
            <Field label={words.what} error={wrong(at, 'text')}>
              <Input
                maxLength={200}
                autoFocus={line.key === fresh}
                value={line.text}
                onChange={(event) => put(line.key, { text: event.target.value })}
              />
            </Field>
            <Field label={words.quantity} error={wrong(at, 'quantity_milli', none.quantity)}>
              <Input
                inputMode="decimal"
                value={line.quantity}
                onChange={(event) => put(line.key, { quantity: event.target.value })}
              />
            </Field>
            <Field
              label={words.price}
              hint={at === 0 ? words.priceHint : undefined}
              error={wrong(at, 'unit_price', none.price)}
            >
              <Input
                inputMode="decimal"
                value={line.price}
                onChange={(event) => put(line.key, { price: event.target.value })}
              />
            </Field>
            <Field label={words.rate} error={wrong(at, 'tax_milli', none.rate)}>
              <Input
                inputMode="decimal"
                value={line.rate}
                onChange={(event) => put(line.key, { rate: event.target.value })}
              />
            </Field>
            {lines.length > 1 && (
              <IconButton
                label={words.remove(at + 1)}
                className="md:mt-6.5"
                onClick={() => {
                  onChange(lines.filter(({ key }) => key !== line.key));
                  // The button that was pressed is gone with its line.
                  add.current?.focus();
                }}
              >
                <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            )}
          </div>
        );
      })}
      <div>
        <Button
          ref={add}
          size="sm"
          icon={<Plus size={14} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => {
            onChange([...lines, emptyLine(next.current)]);
            setFresh(next.current);
            next.current += 1;
          }}
        >
          {words.add}
        </Button>
      </div>
    </fieldset>
  );
}
