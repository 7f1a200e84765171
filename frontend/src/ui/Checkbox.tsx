import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';

type CheckboxProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
  name?: string;
};

/** A tick with its label to the right. Either is pressed; so is what is a little beside the tick. */
export function Checkbox({ checked, onChange, label, hint, name }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2.5 py-1 max-md:py-2.5">
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={(next) => onChange(next === true)}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        {...(name === undefined ? {} : { name })}
        className="relative mt-0.5 grid size-4.5 shrink-0 place-items-center rounded-xs border border-line-control bg-surface text-on-primary data-[state=checked]:border-primary data-[state=checked]:bg-primary after:absolute after:-inset-1 after:content-[''] max-md:after:-inset-2.5"
      >
        <Radix.Indicator>
          <Check size={13} strokeWidth={2.5} aria-hidden="true" />
        </Radix.Indicator>
      </Radix.Root>
      <div className="min-w-0">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-xs text-fg-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
