import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { fieldError } from '@/api/errors';
import type { ChecklistOwner, ChecklistTask } from '@/api/words';
import { text as internships } from '@/features/internships/text';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { dueWords } from './rules';
import { text } from './text';

const words = text.template;
const owners = (['candidate', 'company', 'admin'] as const).map((value: ChecklistOwner) => ({
  value,
  label: internships.owners[value],
}));

type TaskFieldsProps = {
  task: ChecklistTask;
  /** Its place, counted from 0. */
  at: number;
  count: number;
  error: Error | null;
  onChange: (change: Partial<ChecklistTask>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** The fields of one item of a checklist. */
export function TaskFields({
  task,
  at,
  count,
  error,
  onChange,
  onMove,
  onRemove,
}: TaskFieldsProps) {
  const [days, setDays] = useState(String(task.due_days));
  const number = at + 1;
  const wrong = (field: string) => fieldError(error, `items[${at}].${field}`);
  const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <Card
      title={words.item(number)}
      action={
        <span className="flex items-center gap-1">
          {at > 0 && (
            <IconButton label={words.up(number)} onClick={() => onMove(-1)}>
              <ArrowUp {...icon} />
            </IconButton>
          )}
          {number < count && (
            <IconButton label={words.down(number)} onClick={() => onMove(1)}>
              <ArrowDown {...icon} />
            </IconButton>
          )}
          {count > 1 && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={words.removeOf(number)}
              onClick={onRemove}
            >
              {words.remove}
            </Button>
          )}
        </span>
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={words.name} error={wrong('title')} className="md:col-span-2">
          <Input
            maxLength={120}
            value={task.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </Field>
        <Field label={words.help} error={wrong('help')} optional className="md:col-span-2">
          <Input
            maxLength={500}
            value={task.help ?? ''}
            onChange={(event) => onChange({ help: event.target.value || null })}
          />
        </Field>
        <Field label={words.owner}>
          <Select value={task.owner} options={owners} onChange={(owner) => onChange({ owner })} />
        </Field>
        <Field
          label={words.due}
          hint={`${dueWords(task.due_days)}. ${words.dueHint}`}
          error={wrong('due_days')}
        >
          <Input
            value={days}
            onChange={(event) => {
              setDays(event.target.value);
              const typed = Number.parseInt(event.target.value, 10);
              if (Number.isSafeInteger(typed)) onChange({ due_days: typed });
            }}
          />
        </Field>
        <Checkbox
          checked={task.required}
          onChange={(required) => onChange({ required })}
          label={words.required}
        />
        <Checkbox checked={task.asks} onChange={(asks) => onChange({ asks })} label={words.asks} />
      </div>
    </Card>
  );
}
