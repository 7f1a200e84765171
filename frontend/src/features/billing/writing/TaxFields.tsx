import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { wholeOf, type Typed } from '@/features/billing/rules';
import { text } from '@/features/billing/text';

const words = text.form;
const taxBys = (['rate', 'line'] as const).map((value) => ({ value, label: words.taxBys[value] }));

type TaxFieldsProps = {
  typed: Typed;
  /** Whether it was tried to save it: only then is said what is wrong. */
  tried: boolean;
  error: string | undefined;
  onChange: (change: Partial<Typed>) => void;
};

/** The discount on the whole, and what tax is rounded on. */
export function TaxFields({ typed, tried, error, onChange }: TaxFieldsProps) {
  const isWrong = tried && wholeOf(typed.discount, 3) === null;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field
        label={words.discount}
        hint={words.discountHint}
        error={isWrong ? words.discountWrong : error}
      >
        <Input
          inputMode="decimal"
          value={typed.discount}
          onChange={(event) => onChange({ discount: event.target.value })}
        />
      </Field>
      <Field label={words.taxBy}>
        <Select value={typed.taxBy} options={taxBys} onChange={(taxBy) => onChange({ taxBy })} />
      </Field>
    </div>
  );
}
