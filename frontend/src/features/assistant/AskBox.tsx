import { CornerDownLeft, Square } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';

import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';

import { text } from './text';

type AskBoxProps = {
  longest: number;
  busy: boolean;
  /** Why nothing can be asked now. */
  blocked: string | undefined;
  withCode: boolean;
  onWithCode: (withCode: boolean) => void;
  /** Answers whether the question was kept. */
  onAsk: (question: string) => Promise<boolean>;
  onStop: () => void;
};

/** The box to ask in. What was not kept stays in it. */
export function AskBox(props: AskBoxProps) {
  const { longest, busy, blocked, withCode, onWithCode, onAsk, onStop } = props;
  const [typed, setTyped] = useState('');
  const [empty, setEmpty] = useState(false);
  const ask = async () => {
    const said = typed.trim();
    setEmpty(said === '');
    if (said === '' || busy || blocked !== undefined) return;
    setTyped('');
    if (!(await onAsk(said))) setTyped((now) => (now === '' ? said : now));
  };
  const keys = (event: KeyboardEvent) => {
    const plain = event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey;
    if (!plain || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void ask();
  };
  return (
    <div className="flex flex-col gap-1.5 border-t border-line p-2.5">
      <Field label={text.question} hint={text.hint} error={empty ? text.empty : undefined}>
        <Textarea
          rows={3}
          value={typed}
          maxLength={longest}
          onChange={(event) => {
            setTyped(event.target.value);
            setEmpty(false);
          }}
          onKeyDown={keys}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox checked={withCode} onChange={onWithCode} label={text.sendCode} />
        {busy ? (
          <Button
            size="sm"
            className="max-md:min-h-11"
            icon={<Square size={13} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onStop}
          >
            {text.stop}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="primary"
            className="max-md:min-h-11"
            disabledReason={blocked}
            icon={<CornerDownLeft size={13} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void ask()}
          >
            {text.send}
          </Button>
        )}
      </div>
    </div>
  );
}
