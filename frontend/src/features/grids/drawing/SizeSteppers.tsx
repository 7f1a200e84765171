import { Minus, Plus } from 'lucide-react';
import { columnsOf, MAX_SIDE, rowsOf } from '@/features/grids/rules';
import { text } from '@/features/grids/text';
import { IconButton } from '@/ui/IconButton';
import type { Editor } from './use-editor';

/** Rows × columns, one more or one fewer. */
export function SizeSteppers({ editor }: { editor: Editor }) {
  const [rows, columns] = [rowsOf(editor.grid), columnsOf(editor.grid)];
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-xs text-fg-muted">
      <Stepper what={text.rows} value={rows} onChange={(next) => editor.resize(next, columns)} />
      <span aria-hidden="true">×</span>
      <Stepper what={text.columns} value={columns} onChange={(next) => editor.resize(rows, next)} />
    </div>
  );
}

type StepperProps = { what: string; value: number; onChange: (value: number) => void };

function Stepper({ what, value, onChange }: StepperProps) {
  return (
    <div role="group" aria-label={what} className="flex items-center">
      <IconButton
        size="sm"
        label={text.fewer(what)}
        onClick={() => onChange(value - 1)}
        disabledReason={value <= 1 ? text.smallest : undefined}
      >
        <Minus size={14} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <span className="min-w-6 text-center text-sm font-semibold text-fg tabular-nums">
        {value}
      </span>
      <IconButton
        size="sm"
        label={text.moreOf(what)}
        onClick={() => onChange(value + 1)}
        disabledReason={value >= MAX_SIDE ? text.largest : undefined}
      >
        <Plus size={14} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
