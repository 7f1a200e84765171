import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';

import { cx } from '@/ui/cx';

/** A rounded part of the workspace. */
export function Pane({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section
      aria-label={label}
      className={cx(
        'flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden rounded-[9px] border border-line bg-surface',
        className,
      )}
    >
      {children}
    </section>
  );
}

export type PaneTab<V extends string> = {
  value: V;
  label: string;
  icon: ReactNode;
  count?: number;
  content: ReactNode;
};

type PaneTabsProps<V extends string> = {
  label: string;
  value: V;
  onChange: (value: V) => void;
  tabs: readonly PaneTab<V>[];
  trailing?: ReactNode;
};

/** The small pill tabs at the head of a pane, and what they show. */
export function PaneTabs<V extends string>({
  label,
  value,
  onChange,
  tabs,
  trailing,
}: PaneTabsProps<V>) {
  return (
    <Tabs.Root
      value={value}
      onValueChange={(next) => onChange(next as V)}
      className="flex min-h-0 min-w-0 flex-1 flex-col"
    >
      <div className="flex min-h-10 [@media(max-height:32rem)_and_(pointer:fine)]:min-h-8 [@media(max-height:32rem)_and_(pointer:fine)]:py-0.5 flex-none flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-2 py-1">
        <Tabs.List aria-label={label} className="flex min-w-0 flex-auto flex-wrap gap-0.5">
          {tabs.map((tab) => (
            <Tabs.Trigger
              key={tab.value}
              value={tab.value}
              className="inline-flex h-7 items-center gap-[7px] rounded-sm px-2.5 text-sm font-medium whitespace-nowrap text-fg-muted hover:text-fg data-[state=active]:bg-surface-active data-[state=active]:text-fg max-md:h-10 [@media(max-height:32rem)_and_(pointer:fine)]:h-7"
            >
              {tab.icon}
              {tab.label}
              {tab.count !== undefined && (
                <span className="text-fg-subtle tabular-nums">{tab.count}</span>
              )}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {trailing}
      </div>
      {tabs.map((tab) => (
        <Tabs.Content
          key={tab.value}
          value={tab.value}
          className="flex min-h-0 flex-1 flex-col overflow-y-auto data-[state=inactive]:hidden"
        >
          {tab.content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
