import type { Submission } from '@/api/words';
import type { Place } from '@/features/problems/rules';

import { filesSent, testName } from './rules';
import { text } from './text';
import { ToolMessage } from './ToolMessage';

type ConsolePanelProps = { submission: Submission | null; onLine: (place: Place) => void };

/** What the compiler and the program said beside the answers: compile message, error output of samples. */
export function ConsolePanel({ submission, onLine }: ConsolePanelProps) {
  const message = submission?.compile_message ?? '';
  const noisy = (submission?.tests ?? []).filter((test) => (test.stderr ?? '') !== '');
  const ownErrors = submission?.own_input?.stderr ?? '';
  if (submission === null || (message === '' && noisy.length === 0 && ownErrors === '')) {
    return <p className="p-4 text-sm text-fg-muted">{text.consoleEmpty}</p>;
  }
  const files = filesSent(submission);
  return (
    <div className="flex flex-col gap-3 overflow-y-auto p-4">
      {message !== '' && (
        <ToolMessage
          label={text.compileMessage}
          tone={submission.verdict === 'CE' ? 'bad' : 'plain'}
          files={files}
          onLine={onLine}
        >
          {message}
        </ToolMessage>
      )}
      {ownErrors !== '' && (
        <ToolMessage label={text.errorOutput} files={files} onLine={onLine}>
          {ownErrors}
        </ToolMessage>
      )}
      {noisy.map((test) => (
        <ToolMessage
          key={test.number}
          label={`${text.errorOutput}: ${testName(test)}`}
          files={files}
          onLine={onLine}
        >
          {test.stderr ?? ''}
        </ToolMessage>
      ))}
    </div>
  );
}
