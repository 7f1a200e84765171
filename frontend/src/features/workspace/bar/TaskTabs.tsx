import { Check, CircleDot } from 'lucide-react';

import type { AttemptTask } from '@/api/words';
import { cx } from '@/ui/cx';

import { taskState } from '@/features/workspace/rules';
import { text } from '@/features/workspace/text';

type TaskTabsProps = {
  tasks: readonly AttemptTask[];
  current: string;
  onChoose: (task: AttemptTask) => void;
};

/** The tasks of the attempt, with the state of each. They are links to a place, so the chosen one is `aria-current`. */
export function TaskTabs({ tasks, current, onChoose }: TaskTabsProps) {
  return (
    <nav aria-label={text.tasks} className="flex min-w-0 gap-[3px] overflow-x-auto">
      {tasks.map((task) => {
        const state = taskState(task);
        const chosen = task.id === current;
        return (
          <button
            key={task.id}
            type="button"
            aria-current={chosen ? 'step' : undefined}
            onClick={() => onChoose(task)}
            className={cx(
              'inline-flex h-7.5 shrink-0 items-center gap-1.5 rounded-md px-2.5 text-sm text-fg-muted hover:text-fg max-md:h-11',
              chosen && 'bg-surface-active text-fg',
            )}
          >
            {state === 'full' && (
              <Check size={13} strokeWidth={2} aria-hidden="true" className="text-positive-text" />
            )}
            {state === 'sent' && <CircleDot size={13} strokeWidth={1.75} aria-hidden="true" />}
            <span className="font-semibold">{task.position}</span>
            <span className="max-w-48 truncate max-lg:sr-only">{task.title}</span>
            <span className="sr-only">, {text.taskState[state]}</span>
          </button>
        );
      })}
    </nav>
  );
}
