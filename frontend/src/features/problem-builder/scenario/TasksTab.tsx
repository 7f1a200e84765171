import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { AlertDialog } from '@/ui/AlertDialog';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { EmptyState } from '@/ui/EmptyState';
import { notify } from '@/ui/notify';
import { useEditing } from '@/features/problem-builder/editor/context';
import { OUTLINE } from '@/features/problem-builder/metadata';
import {
  MAX_TASKS,
  tasksOf,
  titleOf,
  withEvenWeights,
  withMoved,
  withoutTaskFiles,
} from './outline';
import { TaskDialog } from './TaskDialog';
import { TaskRow } from './TaskRow';
import { text } from './text';

type Asking = { act: 'add' } | { act: 'copy' | 'remove'; task: string };

function focusMove(list: HTMLElement | null, task: string, step: -1 | 1): void {
  const row = [...(list?.children ?? [])].find(
    (one) => one instanceof HTMLElement && one.dataset['task'] === task,
  );
  row?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus();
}

/** The tasks of a scenario in their order. */
export function TasksTab() {
  const { files, put, putAll, readOnlyReason } = useEditing();
  const [asking, setAsking] = useState<Asking | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const source = files.get(OUTLINE) ?? '';
  const tasks = tasksOf(source);
  if (tasks === null) return <p className="text-sm text-fg-muted">{text.broken}</p>;
  const editable = readOnlyReason === undefined;
  const sum = tasks.reduce((all, task) => all + task.weight, 0);
  const close = () => setAsking(null);
  const move = (name: string, at: number, step: -1 | 1) => {
    put(OUTLINE, withMoved(source, name, step));
    notify('success', text.moved(titleOf(files, name), at + 1 + step));
    // The row moves in the page, and so the focus would be lost.
    requestAnimationFrame(() => focusMove(list.current, name, step));
  };
  const remove = (name: string) => {
    notify('success', text.removed(titleOf(files, name)));
    putAll(withoutTaskFiles(files, name));
    close();
  };
  const removed = asking?.act === 'remove' ? asking.task : null;
  return (
    <div className="flex max-w-3xl flex-col gap-3">
      <p className="text-sm text-fg-muted">{text.lead}</p>
      {tasks.length === 0 ? (
        <EmptyState>{text.empty}</EmptyState>
      ) : (
        <ol
          ref={list}
          aria-label={text.tasks}
          className="flex flex-col divide-y divide-line rounded-lg border border-line"
        >
          {tasks.map((task, at) => (
            <TaskRow
              key={task.name}
              tasks={tasks}
              at={at}
              onMove={(step) => move(task.name, at, step)}
              onCopy={() => setAsking({ act: 'copy', task: task.name })}
              onRemove={() => setAsking({ act: 'remove', task: task.name })}
            />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-3 text-sm">
        {editable && (
          <Button
            icon={<Plus size={15} aria-hidden="true" />}
            disabledReason={tasks.length >= MAX_TASKS ? text.full : undefined}
            onClick={() => setAsking({ act: 'add' })}
          >
            {text.add}
          </Button>
        )}
        {tasks.length > 0 && (
          <output
            className={cx(
              'ml-auto font-semibold tabular-nums',
              sum === 100 ? 'text-positive-text' : 'text-negative-text',
            )}
          >
            {text.sum(sum)}
          </output>
        )}
        {editable && tasks.length > 0 && (
          <Button size="sm" onClick={() => put(OUTLINE, withEvenWeights(source))}>
            {text.even}
          </Button>
        )}
      </div>
      {asking !== null && asking.act !== 'remove' && (
        <TaskDialog
          from={asking.act === 'copy' ? asking.task : null}
          onAdded={(title) => {
            notify('success', text.added(title));
            close();
          }}
          onClose={close}
        />
      )}
      <AlertDialog
        open={removed !== null}
        onOpenChange={close}
        title={text.removing.title(removed === null ? '' : titleOf(files, removed))}
        description={text.removing.detail}
        cancelLabel={text.removing.cancel}
        confirmLabel={text.removing.submit}
        danger
        onConfirm={() => removed !== null && remove(removed)}
      />
    </div>
  );
}
