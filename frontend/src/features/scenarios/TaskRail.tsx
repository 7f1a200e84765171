import { Check, CircleCheck, CircleDashed, Lock, SkipForward } from 'lucide-react';

import type { Scenario } from '@/api/words';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';

import { earned, maySkip, pointsText, type ScenarioTask } from './rules';
import { text } from './text';

const ICONS = {
  locked: Lock,
  open: CircleDashed,
  skipped: SkipForward,
  passed: Check,
  solved: CircleCheck,
} as const;

type TaskRailProps = {
  scenario: Scenario;
  current: number;
  /** Why a task that is locked cannot be opened. */
  lockedReason: string;
  skipping: boolean;
  onChoose: (position: number) => void;
  onSkip: (task: ScenarioTask) => void;
};

/** The tasks in their order: which is open, what each has brought, and what all have. A row on a narrow screen. */
export function TaskRail(props: TaskRailProps) {
  const { scenario, current, lockedReason, skipping, onChoose, onSkip } = props;
  const chosen = scenario.tasks.find((task) => task.position === current);
  const locked = scenario.tasks.some((task) => task.state === 'locked');
  return (
    <nav
      aria-label={text.tasks}
      className="flex flex-none flex-col gap-2 overflow-y-auto px-2 pb-2 lg:w-56 lg:pr-0"
    >
      <ol className="flex gap-1.5 max-lg:overflow-x-auto lg:flex-col">
        {scenario.tasks.map((task) => (
          <li key={task.position} className="max-lg:w-44 max-lg:shrink-0">
            <Entry
              task={task}
              chosen={task.position === current}
              lockedReason={lockedReason}
              onChoose={() => onChoose(task.position)}
            />
          </li>
        ))}
      </ol>
      {locked && <p className="px-1 text-xs text-fg-muted max-lg:hidden">{lockedReason}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:flex-col lg:items-start">
        {chosen !== undefined && maySkip(scenario, chosen) && scenario.own !== null && (
          <Button
            size="sm"
            className="max-md:min-h-11"
            loading={skipping}
            onClick={() => onSkip(chosen)}
            icon={<SkipForward size={13} strokeWidth={1.75} aria-hidden="true" />}
          >
            {text.skip}
          </Button>
        )}
        {scenario.own !== null && (
          <p className="px-1 text-sm">
            <span className="text-fg-muted">{text.total}: </span>
            <span className="font-semibold tabular-nums">
              {text.totalPoints(pointsText(scenario.own.points_hundredths))}
            </span>
          </p>
        )}
      </div>
    </nav>
  );
}

type EntryProps = {
  task: ScenarioTask;
  chosen: boolean;
  lockedReason: string;
  onChoose: () => void;
};

function Entry({ task, chosen, lockedReason, onChoose }: EntryProps) {
  const { state, title, position, weight } = task;
  const [Icon, isLocked] = [ICONS[state], state === 'locked'];
  return (
    <button
      type="button"
      aria-current={chosen ? 'step' : undefined}
      aria-disabled={isLocked ? true : undefined}
      title={isLocked ? lockedReason : undefined}
      onClick={isLocked ? undefined : onChoose}
      className={cx(
        'flex w-full items-start gap-2 rounded-md border border-line bg-surface px-2.5 py-2 text-left text-sm max-lg:min-h-11',
        chosen && 'border-line-strong bg-surface-active',
        isLocked ? 'cursor-not-allowed text-fg-muted' : 'hover:bg-surface-hover',
      )}
    >
      <Icon
        size={15}
        strokeWidth={1.75}
        aria-hidden="true"
        className={cx('mt-0.5 shrink-0', state === 'solved' && 'text-positive-text')}
      />
      <span className="min-w-0">
        <span className="block truncate font-medium lg:whitespace-normal">
          {text.taskName(position, title)}
        </span>
        <span className="block text-xs text-fg-muted tabular-nums">
          {text.states[state]}, {text.taskPoints(pointsText(earned(task)), weight)}
        </span>
        {isLocked && <span className="sr-only">{lockedReason}</span>}
      </span>
    </button>
  );
}
