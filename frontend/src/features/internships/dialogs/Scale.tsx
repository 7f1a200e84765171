import { Field } from '@/ui/Field';
import { Segmented } from '@/ui/Segmented';

const steps = ['1', '2', '3', '4', '5'] as const;

type ScaleProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: number | null;
  onChange: (value: number) => void;
};

/** One answer from 1 to 5. */
export function Scale({ label, hint, error, value, onChange }: ScaleProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <span>
        <Segmented
          label={label}
          value={value === null ? '' : String(value)}
          onChange={(next) => onChange(Number(next))}
          options={steps.map((step) => ({ value: step, label: step }))}
        />
      </span>
    </Field>
  );
}
