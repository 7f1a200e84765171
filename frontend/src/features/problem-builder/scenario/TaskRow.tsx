import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Checkbox } from '@/ui/Checkbox';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { useEditing } from '@/features/problem-builder/editor/context';
import { OUTLINE } from '@/features/problem-builder/metadata';
import {
  hasFolder,
  isWhole,
  MAX_TASKS,
  runAgain,
  titleOf,
  toggled,
  withAgain,
  withWeightOf,
  type OutlineTask,
} from './outline';
import { text } from './text';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

type TaskRowProps = {
  tasks: readonly OutlineTask[];
  at: number;
  onMove: (step: -1 | 1) => void;
  onCopy: () => void;
  onRemove: () => void;
};

/** One task of the scenario: where it stands, what it is worth, what runs again with it. */
export function TaskRow({ tasks, at, onMove, onCopy, onRemove }: TaskRowProps) {
  const { files, put, readOnlyReason } = useEditing();
  const task = tasks[at];
  if (task === undefined) return null;
  const title = titleOf(files, task.name);
  const editable = readOnlyReason === undefined;
  const weigh = (value: string) => {
    const number = Number(value);
    if (Number.isInteger(number) && number >= 0 && number <= 100)
      put(OUTLINE, withWeightOf(files.get(OUTLINE) ?? '', task.name, number));
  };
  return (
    <li data-task={task.name} className="flex flex-col gap-2 px-3 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="w-4 text-sm text-fg-subtle tabular-nums">{at + 1}</span>
        <div className="min-w-40 flex-1">
          {hasFolder(files, task.name) ? (
            <Link
              to={`?${new URLSearchParams({ task: task.name }).toString()}`}
              className="text-sm font-medium text-link hover:underline"
              aria-label={text.edit(title)}
            >
              {title}
            </Link>
          ) : (
            <span className="text-sm text-caution-text">{text.missing}</span>
          )}
          <p className="font-mono text-xs break-all text-fg-muted">{task.name}</p>
        </div>
        <label className="flex items-center gap-1.5 text-xs text-fg-muted">
          <span aria-hidden="true">{text.weight}</span>
          <Input
            type="number"
            min={1}
            max={100}
            aria-label={text.weightOf(title)}
            className="w-18 text-right tabular-nums"
            value={task.weight === 0 ? '' : task.weight}
            readOnly={!editable}
            onChange={(event) => weigh(event.target.value)}
          />
        </label>
        {editable && (
          <span className="flex">
            <IconButton
              size="sm"
              data-step="-1"
              label={text.up(title)}
              disabledReason={at === 0 ? text.first : undefined}
              onClick={() => onMove(-1)}
            >
              <ArrowUp {...icon} />
            </IconButton>
            <IconButton
              size="sm"
              data-step="1"
              label={text.down(title)}
              disabledReason={at === tasks.length - 1 ? text.last : undefined}
              onClick={() => onMove(1)}
            >
              <ArrowDown {...icon} />
            </IconButton>
            <IconButton
              size="sm"
              label={text.copy(title)}
              disabledReason={
                tasks.length >= MAX_TASKS
                  ? text.full
                  : isWhole(files, task.name)
                    ? undefined
                    : text.notWhole
              }
              onClick={onCopy}
            >
              <Copy {...icon} />
            </IconButton>
            <IconButton size="sm" label={text.remove(title)} onClick={onRemove}>
              <Trash2 {...icon} />
            </IconButton>
          </span>
        )}
      </div>
      <Again tasks={tasks} at={at} title={title} />
    </li>
  );
}

/** The tasks whose tests may run again: those before it, and what is named and comes later. */
function Again({ tasks, at, title }: { tasks: readonly OutlineTask[]; at: number; title: string }) {
  const { files, put, readOnlyReason } = useEditing();
  const on = runAgain(tasks, at);
  const shown = tasks.filter((other, place) => place < at || on.includes(other.name));
  const task = tasks[at];
  if (task === undefined || shown.length === 0) return null;
  return (
    <fieldset className="ml-7 flex flex-wrap items-center gap-x-4 text-sm">
      <legend className="text-xs text-fg-muted">{text.again(title)}</legend>
      {shown.map((other) => {
        const name = titleOf(files, other.name);
        return (
          <Checkbox
            key={other.name}
            label={tasks.indexOf(other) < at ? name : text.later(name)}
            checked={on.includes(other.name)}
            onChange={() => {
              if (readOnlyReason !== undefined) return;
              const source = files.get(OUTLINE) ?? '';
              put(OUTLINE, withAgain(source, task.name, toggled(tasks, at, other.name)));
            }}
          />
        );
      })}
    </fieldset>
  );
}
