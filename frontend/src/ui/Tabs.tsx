import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx';

export type Tab<V extends string> = { value: V; label: ReactNode; content: ReactNode };

type TabsProps<V extends string> = {
  label: string;
  value: V;
  onChange: (value: V) => void;
  tabs: readonly Tab<V>[];
  className?: string;
  /** To the right of the tab row. */
  trailing?: ReactNode;
  panelClassName?: string;
};

/** Underlined tabs over their panels. Keep `value` in the URL where the tab is worth a link. */
export function Tabs<V extends string>({
  label,
  value,
  onChange,
  tabs,
  className,
  trailing,
  panelClassName,
}: TabsProps<V>) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => onChange(next as V)}
      className={cx('flex min-h-0 flex-col', className)}
    >
      <div className="flex items-center gap-3 border-b border-line">
        <Radix.List aria-label={label} className="-ml-1.5 flex flex-1 gap-2.5 overflow-x-auto">
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className="-mb-px inline-flex h-9.5 items-center gap-[7px] border-b-2 border-transparent px-1.5 text-sm font-medium whitespace-nowrap text-fg-muted -outline-offset-2 hover:text-fg data-[state=active]:border-primary data-[state=active]:text-fg max-md:h-11"
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {trailing}
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={cx('min-h-0', panelClassName)}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
