import { useState, type SubmitEvent } from 'react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { useEditing } from '@/features/problem-builder/editor/context';
import { FILE_NAME, type Group, type Test } from '@/features/problem-builder/rules';
import { text } from '@/features/problem-builder/text';

const words = text.tests;

type TestDialogProps = { group: Group; test: Test | null; onClose: () => void };

/** Lines end with a newline in every file of a package. */
const ended = (value: string): string =>
  value === '' || value.endsWith('\n') ? value : `${value}\n`;

/** One test: its input and the answer. */
export function TestDialog({ group, test, onClose }: TestDialogProps) {
  const { putAll, readOnlyReason } = useEditing();
  const [name, setName] = useState(test?.name ?? '');
  const [input, setInput] = useState(test?.input ?? '');
  const [answer, setAnswer] = useState(test?.answer ?? '');
  const [error, setError] = useState<string>();
  const readOnly = readOnlyReason !== undefined;
  const done = (event: SubmitEvent) => {
    event.preventDefault();
    const taken = test === null && group.tests.some((one) => one.name === name);
    const wrong = !FILE_NAME.test(name) ? words.nameBad : taken ? words.nameTaken : undefined;
    setError(wrong);
    if (wrong !== undefined) return;
    putAll({
      [`${group.folder}${name}.in`]: ended(input),
      // Without an answer the author's solution can fill it in.
      [`${group.folder}${name}.ans`]: answer === '' ? null : ended(answer),
    });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={test === null ? words.newTitle(group.name) : words.editTitle(test.name)}
    >
      <form onSubmit={done} noValidate className="flex flex-col gap-4">
        {test === null && (
          <Field label={words.name} hint={words.nameHint} error={error}>
            <Input value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
        )}
        <Field label={words.input}>
          <Textarea
            rows={7}
            className="font-mono"
            value={input}
            readOnly={readOnly}
            onChange={(event) => setInput(event.target.value)}
          />
        </Field>
        <Field label={words.answer} hint={words.answerHint}>
          <Textarea
            rows={5}
            className="font-mono"
            value={answer}
            readOnly={readOnly}
            onChange={(event) => setAnswer(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-2 max-md:*:flex-1">
          <Button onClick={onClose}>{words.cancel}</Button>
          {!readOnly && (
            <Button type="submit" variant="primary">
              {words.done}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
