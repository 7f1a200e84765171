import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Combobox } from '@/ui/Combobox';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { useSettled } from '@/ui/use-settled';
import { problemsQuery } from './api';
import { MAX_TASKS, sumOf, withoutTask, withTask, type Task } from './rules';
import { text } from './text';

const words = text.form;
const AFTER_MS = 300;

type TaskPickerProps = {
  tasks: readonly Task[];
  onChange: (tasks: readonly Task[]) => void;
  problem: string | undefined;
};

/** The problems of an assessment with their weights: found by words, added, weighed, taken out. */
export function TaskPicker({ tasks, onChange, problem }: TaskPickerProps) {
  const [typed, setTyped] = useState('');
  const settled = useSettled(typed.trim(), AFTER_MS);
  const found = useQuery(problemsQuery(settled)).data?.items ?? [];
  const full = tasks.length >= MAX_TASKS;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium">{words.tasks}</legend>
      {tasks.length > 0 && (
        <ol className="flex flex-col gap-2">
          {tasks.map(({ slug, title, weight }) => (
            <li key={slug} className="flex items-center gap-2">
              <span className="min-w-0 flex-1 truncate text-sm">{title}</span>
              <Input
                className="w-20!"
                inputMode="numeric"
                aria-label={words.weight(title)}
                value={weight}
                onChange={(event) =>
                  onChange(
                    tasks.map((task) =>
                      task.slug === slug ? { ...task, weight: event.target.value } : task,
                    ),
                  )
                }
              />
              <IconButton
                label={words.remove(title)}
                onClick={() => onChange(withoutTask(tasks, slug))}
              >
                <Trash2 size={15} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {tasks.length > 0 && (
        <p className="text-xs text-fg-muted" role="status">
          {words.weights(sumOf(tasks))}
        </p>
      )}
      <Field label={words.find} hint={full ? words.tooMany : words.findHint} error={problem}>
        <Combobox
          value={typed}
          onType={setTyped}
          listLabel={words.found}
          maxLength={100}
          options={
            full
              ? []
              : found
                  .filter(({ slug }) => !tasks.some((task) => task.slug === slug))
                  .map(({ slug, title, difficulty }) => ({
                    key: slug,
                    label: title,
                    detail: difficulty,
                  }))
          }
          onPick={({ key, label }) => {
            onChange(withTask(tasks, key, label));
            setTyped('');
          }}
        />
      </Field>
    </fieldset>
  );
}
