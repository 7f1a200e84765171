import { Switch as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { cx } from './cx';

type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  /** Keeps the label for screen readers only, where a table's header already shows it. */
  hideLabel?: boolean;
};

/** On or off, effective at once. A press a little beside it counts too: it is flatter than a fingertip. */
export function Switch({ checked, onChange, label, hideLabel = false }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-3 py-1 max-md:min-h-11">
      <label htmlFor={id} className={cx('text-sm font-medium', hideLabel && 'sr-only')}>
        {label}
      </label>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        className="relative h-5.5 w-10 shrink-0 rounded-full border border-line-control bg-surface-sunken p-px transition-colors data-[state=checked]:border-primary data-[state=checked]:bg-primary after:absolute after:-inset-y-1 after:inset-x-0 after:content-[''] max-md:after:-inset-y-2.5"
      >
        <Radix.Thumb className="block size-4.5 rounded-full bg-fg-subtle transition-transform data-[state=checked]:translate-x-4.5 data-[state=checked]:bg-on-primary" />
      </Radix.Root>
    </div>
  );
}
