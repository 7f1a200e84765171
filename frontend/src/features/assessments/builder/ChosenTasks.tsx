import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { difficultyLabel } from '@/features/problems/rules';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';

import {
  type BuilderDraft,
  type DraftTask,
  evenOut,
  moveTask,
  removeTask,
  removeVariant,
  setWeight,
  weightSum,
} from '@/features/assessments/rules';
import { text } from '@/features/assessments/text';

import { PreviewLink } from './PreviewLink';
import { TaskVariants } from './TaskVariants';

type ChosenTasksProps = {
  draft: BuilderDraft;
  error: string | undefined;
  /** The task that the catalogue adds variants to. */
  variantsOf: DraftTask | undefined;
  onPickVariants: (task: DraftTask) => void;
  onChange: (draft: BuilderDraft) => void;
};

/** The tasks in the candidate's order with their weights, which must sum to 100. */
export function ChosenTasks({
  draft,
  error,
  variantsOf,
  onPickVariants,
  onChange,
}: ChosenTasksProps) {
  const sum = weightSum(draft);
  return (
    <div className="flex flex-col gap-3">
      {draft.tasks.length === 0 ? (
        <p className="rounded-lg border border-dashed border-line-strong p-5 text-sm text-fg-muted">
          {text.chosenEmpty}
        </p>
      ) : (
        <>
          <ol className="flex flex-col divide-y divide-line rounded-lg border border-line">
            {draft.tasks.map((task, index) => (
              <TaskRow
                key={task.problemId}
                task={task}
                position={index + 1}
                last={index === draft.tasks.length - 1}
                invalid={error !== undefined}
                onWeight={(weight) => onChange(setWeight(draft, task.problemId, weight))}
                onMove={(step) => onChange(moveTask(draft, task.problemId, step))}
                onRemove={() => onChange(removeTask(draft, task.problemId))}
                variants={
                  <TaskVariants
                    task={task}
                    picking={variantsOf?.problemId === task.problemId}
                    onPick={() => onPickVariants(task)}
                    onRemove={(id) => onChange(removeVariant(draft, task.problemId, id))}
                  />
                }
              />
            ))}
          </ol>
          <div className="flex items-center justify-end gap-3 text-sm">
            <output
              className={cx(
                'font-semibold tabular-nums',
                sum === 100 ? 'text-positive-text' : 'text-negative-text',
              )}
            >
              {text.sum(sum)}
            </output>
            <Button size="sm" title={text.evenOutHint} onClick={() => onChange(evenOut(draft))}>
              {text.evenOut}
            </Button>
          </div>
        </>
      )}
      {error !== undefined && (
        <p role="alert" className="text-xs text-negative-text">
          {error}
        </p>
      )}
    </div>
  );
}

type TaskRowProps = {
  task: DraftTask;
  position: number;
  last: boolean;
  invalid: boolean;
  onWeight: (weight: number) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  variants: ReactNode;
};

function TaskRow({
  task,
  position,
  last,
  invalid,
  onWeight,
  onMove,
  onRemove,
  variants,
}: TaskRowProps) {
  const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3 py-2">
      <span className="w-4 text-sm text-fg-subtle tabular-nums">{position}</span>
      <span className="min-w-32 flex-1 text-sm font-medium">
        <PreviewLink problem={task} task={task} />
      </span>
      <Badge>{difficultyLabel(task.difficulty)}</Badge>
      <span className="flex items-center gap-1.5 text-xs text-fg-muted">
        <span aria-hidden="true">{text.weightShort}</span>
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
          aria-label={text.weightLabel(task.title)}
          aria-invalid={invalid || undefined}
          className="w-18 text-right tabular-nums"
          value={Number.isNaN(task.weight) ? '' : task.weight}
          onChange={(event) => onWeight(event.target.valueAsNumber)}
        />
        <span aria-hidden="true">{text.percent}</span>
      </span>
      <span className="flex">
        <IconButton
          size="sm"
          label={text.up(task.title)}
          disabledReason={position === 1 ? text.first : undefined}
          onClick={() => onMove(-1)}
        >
          <ArrowUp {...icon} />
        </IconButton>
        <IconButton
          size="sm"
          label={text.down(task.title)}
          disabledReason={last ? text.last : undefined}
          onClick={() => onMove(1)}
        >
          <ArrowDown {...icon} />
        </IconButton>
        <IconButton size="sm" label={text.remove(task.title)} onClick={onRemove}>
          <Trash2 {...icon} />
        </IconButton>
      </span>
      {variants}
    </li>
  );
}
