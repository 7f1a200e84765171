import { X } from 'lucide-react';

import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';

import { type DraftTask, MAX_VARIANTS } from '@/features/assessments/rules';
import { text } from '@/features/assessments/text';

import { PreviewLink } from './PreviewLink';

type TaskVariantsProps = {
  task: DraftTask;
  /** Whether the catalogue adds variants to this task. */
  picking: boolean;
  onPick: () => void;
  onRemove: (problemId: string) => void;
};

/** The problems that stand in for a task's own, and the way to the catalogue to choose them. */
export function TaskVariants({ task, picking, onPick, onRemove }: TaskVariantsProps) {
  const count = task.variants.length;
  return (
    <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 pl-7 text-xs text-fg-muted">
      <span>{count === 0 ? text.variantsOff : text.oneIsDrawn(count + 1)}</span>
      {count > 0 && (
        <ul aria-label={text.variantsOf(task.title)} className="flex flex-wrap gap-x-3">
          {task.variants.map((variant) => (
            <li key={variant.problemId} className="flex items-center gap-1">
              <PreviewLink problem={variant} task={task} />
              <IconButton
                size="sm"
                label={text.removeVariant(variant.title, task.title)}
                onClick={() => onRemove(variant.problemId)}
              >
                <X size={14} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button
        size="sm"
        variant="ghost"
        aria-label={text.chooseVariantsOf(task.title)}
        aria-pressed={picking}
        data-variants-of={task.problemId}
        disabledReason={count >= MAX_VARIANTS ? text.fullVariants : undefined}
        onClick={onPick}
      >
        {text.chooseVariants}
      </Button>
    </div>
  );
}
