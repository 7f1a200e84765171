import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';

type SegmentedProps<V extends string> = {
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly { value: V; label: ReactNode }[];
};

/** Two to four exclusive choices in one sunken row. */
export function Segmented<V extends string>({
  label,
  value,
  onChange,
  options,
}: SegmentedProps<V>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        if (next !== '') onChange(next as V);
      }}
      className="inline-flex rounded-[8px] bg-surface-active p-0.5"
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className="inline-flex h-7 items-center gap-1.5 rounded-sm px-3 text-xs font-medium text-fg-muted data-[state=on]:bg-surface data-[state=on]:text-fg data-[state=on]:shadow-1 max-md:h-10 forced-colors:data-[state=on]:underline"
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
