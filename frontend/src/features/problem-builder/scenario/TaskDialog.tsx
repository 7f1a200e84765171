import { useState } from 'react';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { useEditing } from '@/features/problem-builder/editor/context';
import { nameFor, NAME } from '@/features/problem-builder/rules';
import { hasFolder, titleOf, withCopy, withNewTask, type NewTask } from './outline';
import { text } from './text';

const words = text.adding;

type TaskDialogProps = {
  /** The task that is copied; null for a new one. */
  from: string | null;
  onAdded: (title: string) => void;
  onClose: () => void;
};

/** Adds a task: a blank one, or a copy. It is in the draft at once, and saved with it. */
export function TaskDialog({ from, onAdded, onClose }: TaskDialogProps) {
  const { draft, files, putAll } = useEditing();
  const before = from === null ? null : titleOf(files, from);
  const [title, setTitle] = useState(before === null ? '' : words.copyOf(before));
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const name = typed ?? nameFor(title);
  const titleError = title.trim() === '' ? words.noTitle : undefined;
  const nameError = !NAME.test(name) ? words.bad : hasFolder(files, name) ? words.taken : undefined;
  const submit = () => {
    setAsked(true);
    if (titleError !== undefined || nameError !== undefined) return;
    const task: NewTask = { name, title: title.trim(), id: crypto.randomUUID() };
    putAll(
      from === null ? withNewTask(files, task, draft.blank_task) : withCopy(files, task, from),
    );
    onAdded(task.title);
  };
  return (
    <FormDialog
      title={before === null ? words.title : words.copyTitle(before)}
      description={before === null ? words.detail : words.copyDetail}
      words={words}
      loading={false}
      failure={null}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.name} error={asked ? titleError : undefined}>
        <Input value={title} maxLength={80} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Field
        label={words.address}
        hint={words.addressHint}
        error={asked && titleError === undefined ? nameError : undefined}
      >
        <Input value={name} maxLength={52} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
