import type { Submission } from '@/api/words';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';

import { inputProblem, isSettled, progressText, verdictText } from './rules';
import { LookChoice } from './rows/LookChoice';
import { OutputBlock } from './rows/OutputBlock';
import { tableOf } from './rows/rules';
import { useLook } from './rows/store';
import { text } from './text';

type OwnInputPanelProps = {
  input: string;
  onInput: (input: string) => void;
  onRun: () => void;
  sending: boolean;
  disabledReason: string | undefined;
  /** The last run with own input, or null. */
  submission: Submission | null;
};

/** A place to try the program on any input; never scored. */
export function OwnInputPanel(props: OwnInputPanelProps) {
  const { input, onInput, onRun, sending, disabledReason, submission } = props;
  const problem = inputProblem(input) ?? undefined;
  return (
    <div className="grid min-h-0 flex-1 gap-4 overflow-y-auto p-4 md:grid-cols-2">
      <div className="flex flex-col gap-3">
        <Field label={text.ownInputLabel} hint={text.ownInputHint} error={problem}>
          <Textarea
            rows={6}
            spellCheck={false}
            className="font-mono text-xs"
            value={input}
            onChange={(event) => onInput(event.target.value)}
          />
        </Field>
        <div>
          <Button
            size="sm"
            loading={sending}
            disabledReason={problem ?? disabledReason}
            onClick={onRun}
          >
            {text.runInput}
          </Button>
        </div>
      </div>
      <OwnOutput submission={submission} />
    </div>
  );
}

function OwnOutput({ submission }: { submission: Submission | null }) {
  const { look } = useLook();
  if (submission === null) return <p className="text-sm text-fg-muted">{text.ownOutputEmpty}</p>;
  if (!isSettled(submission))
    return <p className="text-sm text-fg-muted">{progressText(submission)}</p>;
  const output = submission.own_input?.output ?? '';
  const hasRows = submission.language === 'sql' && tableOf(output) !== null;
  const failed = submission.verdict !== null && submission.verdict !== 'AC';
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {hasRows && <LookChoice />}
      <OutputBlock
        label={text.ownOutput}
        tone={failed ? 'bad' : 'plain'}
        empty={text.noOutput}
        asTable={hasRows && look === 'table'}
      >
        {output}
      </OutputBlock>
      {failed && submission.verdict !== null && (
        <p className="text-xs text-fg-muted">
          {verdictText(submission.verdict).label}. {verdictText(submission.verdict).help}
        </p>
      )}
    </div>
  );
}
