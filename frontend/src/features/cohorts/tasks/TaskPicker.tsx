import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { Combobox } from '@/ui/Combobox';
import { Field } from '@/ui/Field';
import { useSettled } from '@/ui/use-settled';
import { problemsQuery } from '@/features/cohorts/api';
import {
  isChosen,
  MAX_TASKS,
  MAX_VARIANTS,
  sumOf,
  type Task,
  withoutTask,
  withoutVariant,
  withTask,
  withVariant,
  withWeight,
} from '@/features/cohorts/rules';
import { text } from '@/features/cohorts/text';
import { TaskRow } from './TaskRow';

const words = text.form;
const AFTER_MS = 300;

type TaskPickerProps = {
  tasks: readonly Task[];
  onChange: (tasks: readonly Task[]) => void;
  problem: string | undefined;
};

/** The problems of an assessment with their weights and variants: found by words, added, weighed, taken out. */
export function TaskPicker({ tasks, onChange, problem }: TaskPickerProps) {
  const [typed, setTyped] = useState('');
  const [variantsOf, setVariantsOf] = useState<string | null>(null);
  const settled = useSettled(typed.trim(), AFTER_MS);
  const of = tasks.find((task) => task.slug === variantsOf);
  const found = useQuery(problemsQuery(settled, of)).data?.items ?? [];
  const full = of === undefined ? tasks.length >= MAX_TASKS : of.variants.length >= MAX_VARIANTS;
  const whole = useRef<HTMLFieldSetElement>(null);
  const focus = (on: string) => whole.current?.querySelector<HTMLElement>(on)?.focus();
  const add = (slug: string) => {
    const picked = found.find((one) => one.slug === slug);
    if (picked === undefined) return;
    onChange(of === undefined ? withTask(tasks, picked) : withVariant(tasks, of.slug, picked));
    setTyped('');
  };
  const says =
    of === undefined
      ? { label: words.find, hint: full ? words.tooMany : words.findHint }
      : {
          label: words.findVariant(of.title),
          hint: full ? words.tooManyVariants : words.variantsHint,
        };
  return (
    <fieldset ref={whole} className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium">{words.tasks}</legend>
      {tasks.length > 0 && (
        <ol className="flex flex-col gap-3">
          {tasks.map((task) => (
            <TaskRow
              key={task.slug}
              task={task}
              picking={task === of}
              onWeight={(weight) => onChange(withWeight(tasks, task.slug, weight))}
              onRemove={() => onChange(withoutTask(tasks, task.slug))}
              onPick={() => {
                setVariantsOf(task.slug);
                focus('[role=combobox]');
              }}
              onRemoveVariant={(slug) => onChange(withoutVariant(tasks, task.slug, slug))}
            />
          ))}
        </ol>
      )}
      {tasks.length > 0 && (
        <p className="text-xs text-fg-muted" role="status">
          {words.weights(sumOf(tasks))}
        </p>
      )}
      <Field label={says.label} hint={says.hint} error={problem}>
        <Combobox
          value={typed}
          onType={setTyped}
          listLabel={words.found}
          maxLength={100}
          options={
            full
              ? []
              : found
                  .filter(({ slug }) => !isChosen(tasks, slug))
                  .map(({ slug, title, difficulty }) => ({
                    key: slug,
                    label: title,
                    detail: difficulty,
                  }))
          }
          onPick={({ key }) => add(key)}
        />
      </Field>
      {of !== undefined && (
        <div>
          <Button
            size="sm"
            onClick={() => {
              setVariantsOf(null);
              focus(`[data-variants-of='${of.slug}']`);
            }}
          >
            {words.variantsDone}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
