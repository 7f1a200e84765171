import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { QuestionKind, RoleQuestion } from '@/api/words';
import { linesOf } from '@/features/roles/rules';
import { text } from '@/features/roles/text';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { optionsOf } from './fields';
import { useRoleForm } from './form-context';

const words = text.form.questions;
const kinds = optionsOf(words.kinds);
const MOST = 10;

/** The answers that a question offers, with their labels. */
function offeredBy({ kind, options }: RoleQuestion): { value: string; label: string }[] {
  if (kind === 'yes_no') return optionsOf(words.yesNo);
  return kind === 'choice' ? options.map((option) => ({ value: option, label: option })) : [];
}

type OneProps = {
  number: number;
  question: RoleQuestion;
  onChange: (question: RoleQuestion) => void;
  onRemove: () => void;
};

function Options({ question, onChange }: Pick<OneProps, 'question' | 'onChange'>) {
  const [typed, setTyped] = useState(() => question.options.join('\n'));
  const take = (lines: string) => {
    const options = linesOf(lines);
    const needs =
      question.needs !== null && options.includes(question.needs) ? question.needs : null;
    setTyped(lines);
    onChange({ ...question, options, needs });
  };
  return (
    <Field label={words.options} hint={words.optionsHint}>
      <Textarea rows={3} value={typed} onChange={(event) => take(event.target.value)} />
    </Field>
  );
}

function One({ number, question, onChange, onRemove }: OneProps) {
  const offered = offeredBy(question);
  const turn = (kind: QuestionKind) =>
    onChange({ prompt: question.prompt, kind, options: [], needs: null });
  return (
    <fieldset className="flex flex-col gap-4 rounded-lg border border-line p-4">
      <legend className="sr-only">{words.number(number)}</legend>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label={words.number(number)}>
            <Input
              value={question.prompt}
              onChange={(event) => onChange({ ...question, prompt: event.target.value })}
            />
          </Field>
        </div>
        <IconButton label={words.remove(number)} onClick={onRemove}>
          <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={words.kind}>
          <Select value={question.kind} options={kinds} onChange={turn} />
        </Field>
        {offered.length > 0 && (
          <Field label={words.needs} hint={words.needsHint}>
            <Select
              value={question.needs ?? words.none}
              options={[{ value: words.none, label: words.none }, ...offered]}
              onChange={(needs) =>
                onChange({ ...question, needs: needs === words.none ? null : needs })
              }
            />
          </Field>
        )}
      </div>
      {question.kind === 'choice' && <Options question={question} onChange={onChange} />}
    </fieldset>
  );
}

/** What everybody who applies is asked. */
export function Questions() {
  const { form, set, problems, flush } = useRoleForm();
  const { questions } = form;
  const change = (at: number, question: RoleQuestion) =>
    set({ questions: questions.with(at, question) });
  const add = () =>
    set({ questions: [...questions, { prompt: '', kind: 'text', options: [], needs: null }] });
  return (
    <div data-field="questions" className="flex flex-col gap-4" onBlur={flush}>
      <p className="text-sm text-fg-muted">{words.lead}</p>
      {questions.map((question, at) => (
        <One
          key={at}
          number={at + 1}
          question={question}
          onChange={(changed) => change(at, changed)}
          onRemove={() => set({ questions: questions.toSpliced(at, 1) })}
        />
      ))}
      {problems.questions !== undefined && (
        <p role="alert" className="text-xs text-negative-text">
          {problems.questions}
        </p>
      )}
      <Button
        className="self-start"
        icon={<Plus size={15} strokeWidth={1.75} aria-hidden="true" />}
        disabledReason={questions.length < MOST ? undefined : words.most}
        onClick={add}
      >
        {words.add}
      </Button>
    </div>
  );
}
