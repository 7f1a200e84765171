import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { getNonce } from 'get-nonce';
import { cx } from './cx';
import { useField } from './Field';
import { controlStyles } from './Input';

export type SelectOption<V extends string> = { value: V; label: string; disabledReason?: string };

type SelectProps<V extends string> = {
  value: V | undefined;
  onChange: (value: V) => void;
  options: readonly SelectOption<V>[];
  placeholder?: string;
  'aria-label'?: string;
  size?: 'sm' | 'md';
  className?: string;
};

/** One of a short list. An option that cannot be chosen shows the reason beside its name. */
export function Select<V extends string>({
  value,
  onChange,
  options,
  placeholder,
  size = 'md',
  className,
  ...rest
}: SelectProps<V>) {
  const nonce = getNonce();
  return (
    <Radix.Root value={value ?? ''} onValueChange={(next) => onChange(next as V)}>
      <Radix.Trigger
        {...useField()}
        {...rest}
        className={cx(
          controlStyles,
          'flex items-center justify-between gap-2 text-left',
          size === 'sm' ? 'h-7 text-xs' : 'h-8.5 max-md:h-11',
          className,
        )}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon>
          <ChevronDown size={15} strokeWidth={1.75} aria-hidden="true" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className="z-(--z-popover) max-h-80 min-w-(--radix-select-trigger-width) overflow-hidden rounded-md border border-line bg-surface shadow-3"
        >
          <Radix.Viewport className="p-1" {...(nonce === undefined ? {} : { nonce })}>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabledReason !== undefined}
                className="flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 text-sm outline-none data-[disabled]:cursor-not-allowed data-[disabled]:text-fg-subtle data-[highlighted]:bg-primary-soft max-md:min-h-11"
              >
                <span className="w-4 shrink-0">
                  <Radix.ItemIndicator>
                    <Check size={14} aria-hidden="true" />
                  </Radix.ItemIndicator>
                </span>
                <Radix.ItemText>{option.label}</Radix.ItemText>
                {option.disabledReason !== undefined && (
                  <span className="ml-auto pl-3 text-xs text-fg-subtle">
                    {option.disabledReason}
                  </span>
                )}
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
