import { cx } from '@/ui/cx';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';

type CodeInputProps = {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  error: string | undefined;
};

const PLACES = [0, 1, 2, 3, 4, 5];

/** Six boxes that are one field: a code can be pasted or filled in by the browser, and is read as one. */
export function CodeInput({ label, value, onChange, error }: CodeInputProps) {
  return (
    <Field label={label} error={error}>
      <div className="group relative w-full max-w-80">
        <div aria-hidden="true" className="grid grid-cols-6 gap-2">
          {PLACES.map((place) => (
            <span
              key={place}
              className={cx(
                'grid h-13 place-items-center rounded-md border bg-surface font-mono text-xl',
                error === undefined ? 'border-line-control' : 'border-negative',
                place === Math.min(value.length, 5) && 'group-focus-within:border-primary',
              )}
            >
              {value[place] ?? ''}
            </span>
          ))}
        </div>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="absolute inset-0 h-full border-transparent bg-transparent text-transparent caret-transparent shadow-none selection:bg-transparent aria-invalid:border-transparent aria-invalid:shadow-none max-md:h-full"
        />
      </div>
    </Field>
  );
}
