import { Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths, to } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { MAX_VARIANTS, type Task } from '@/features/cohorts/rules';
import { text } from '@/features/cohorts/text';

const words = text.form;

type TaskRowProps = {
  task: Task;
  /** Whether the field below adds variants to this task. */
  picking: boolean;
  onWeight: (weight: string) => void;
  onRemove: () => void;
  onPick: () => void;
  onRemoveVariant: (slug: string) => void;
};

/** A task with its weight and the problems that stand in for its own. */
export function TaskRow(props: TaskRowProps) {
  const { task, picking, onWeight, onRemove, onPick, onRemoveVariant } = props;
  const { title, variants } = task;
  return (
    <li className="flex flex-col gap-1">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate text-sm">
          <Problem slug={task.slug}>{title}</Problem>
        </span>
        <Input
          className="w-20!"
          inputMode="numeric"
          aria-label={words.weight(title)}
          value={task.weight}
          onChange={(event) => onWeight(event.target.value)}
        />
        <IconButton label={words.remove(title)} onClick={onRemove}>
          <Trash2 size={15} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-fg-muted">
        <span>
          {variants.length === 0 ? words.variantsOff : words.oneIsDrawn(variants.length + 1)}
        </span>
        {variants.length > 0 && (
          <ul aria-label={words.variantsOf(title)} className="flex flex-wrap gap-x-3">
            {variants.map((variant) => (
              <li key={variant.slug} className="flex items-center gap-1">
                <Problem slug={variant.slug}>{variant.title}</Problem>
                <IconButton
                  size="sm"
                  label={words.removeVariant(variant.title, title)}
                  onClick={() => onRemoveVariant(variant.slug)}
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
          aria-label={words.chooseVariantsOf(title)}
          aria-pressed={picking}
          data-variants-of={task.slug}
          disabledReason={variants.length >= MAX_VARIANTS ? words.tooManyVariants : undefined}
          onClick={onPick}
        >
          {words.chooseVariants}
        </Button>
      </div>
    </li>
  );
}

/** Every one is open for practice, so anybody may read it. */
function Problem({ slug, children }: { slug: string; children: ReactNode }) {
  return (
    <a
      href={to(paths.codebrainProblem, { problemId: slug })}
      target="_blank"
      rel="noreferrer"
      className="underline-offset-3 hover:underline"
    >
      {children}
    </a>
  );
}
