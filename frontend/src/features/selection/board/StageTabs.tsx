import { ToggleGroup } from 'radix-ui';
import { useEffect, useRef } from 'react';
import type { BoardColumn } from '@/api/words';
import { columns } from '@/features/selection/rules';
import { text } from '@/features/selection/text';

type StageTabsProps = {
  shown: BoardColumn;
  countOf: (column: BoardColumn) => number | undefined;
  onShow: (column: BoardColumn) => void;
};

/** The columns by name with their counts, of which a phone shows one. */
export function StageTabs({ shown, countOf, onShow }: StageTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[data-state="on"]');
    if (chosen == null || row.current === null) return;
    const left = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
    row.current.scrollTo({ left });
  }, [shown]);
  return (
    <ToggleGroup.Root
      ref={row}
      type="single"
      aria-label={text.one.stage}
      value={shown}
      onValueChange={(next) => {
        if (next !== '') onShow(next as BoardColumn);
      }}
      className="relative -mx-4 flex shrink-0 gap-1.5 overflow-x-auto px-4 py-0.5 [scrollbar-width:none]"
    >
      {columns.map((column) => (
        <ToggleGroup.Item
          key={column}
          value={column}
          className="inline-flex h-11 shrink-0 items-center gap-1.5 rounded-md border border-line-strong bg-surface px-3 text-sm font-medium text-fg-muted data-[state=on]:border-primary data-[state=on]:bg-primary-soft data-[state=on]:text-primary-text forced-colors:data-[state=on]:underline"
        >
          {text.columns[column]}
          <span className="font-normal tabular-nums">{countOf(column) ?? '…'}</span>
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
