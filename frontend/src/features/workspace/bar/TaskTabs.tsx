import { Check, CircleDot } from 'lucide-react';
import { useEffect, useRef } from 'react';

import type { AttemptTask } from '@/api/words';
import { cx } from '@/ui/cx';
import { Tooltip } from '@/ui/Tooltip';

import { taskState } from '@/features/workspace/rules';
import { text } from '@/features/workspace/text';

type TaskTabsProps = {
  tasks: readonly AttemptTask[];
  current: string;
  onChoose: (task: AttemptTask) => void;
};

/**
 * The tasks of the attempt, with the state of each. All of them are in sight on a desk: titles give way before numbers
 * do. On a narrow screen the row scrolls, and the chosen one is in view. They are links to a place, so the chosen one
 * is `aria-current`.
 */
export function TaskTabs({ tasks, current, onChoose }: TaskTabsProps) {
  const chosenTab = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    chosenTab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav aria-label={text.tasks} className="flex min-w-0 gap-[3px] overflow-x-auto">
      {tasks.map((task) => {
        const state = taskState(task);
        const chosen = task.id === current;
        return (
          <Tooltip key={task.id} content={task.title} side="bottom">
            <button
              ref={chosen ? chosenTab : undefined}
              type="button"
              aria-current={chosen ? 'step' : undefined}
              onClick={() => onChoose(task)}
              className={cx(
                'inline-flex h-7.5 min-w-10 items-center gap-1.5 overflow-hidden rounded-md px-1.5 text-sm text-fg-muted hover:text-fg max-lg:shrink-0 max-lg:justify-center max-md:h-11 max-md:min-w-11 lg:px-2 [@media(max-height:32rem)_and_(pointer:fine)]:h-7.5',
                chosen && 'bg-surface-active text-fg xl:min-w-28',
              )}
            >
              {state === 'full' && (
                <Check
                  size={13}
                  strokeWidth={2}
                  aria-hidden="true"
                  className="shrink-0 text-positive-text"
                />
              )}
              {state === 'sent' && (
                <CircleDot size={13} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
              )}
              <span className="font-semibold">{task.position}</span>
              <span className="max-w-48 min-w-0 truncate max-lg:sr-only">{task.title}</span>
              <span className="sr-only">, {text.taskState[state]}</span>
            </button>
          </Tooltip>
        );
      })}
    </nav>
  );
}
