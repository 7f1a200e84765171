import type { Submission } from '@/api/types';

import { CodeBlock } from './CodeBlock';
import { testName } from './rules';
import { text } from './text';

/** What the compiler and the program said beside the answers: compile message, error output of samples. */
export function ConsolePanel({ submission }: { submission: Submission | null }) {
  const message = submission?.compile_message ?? '';
  const noisy = (submission?.tests ?? []).filter((test) => (test.stderr ?? '') !== '');
  const ownErrors = submission?.own_input?.stderr ?? '';
  if (message === '' && noisy.length === 0 && ownErrors === '') {
    return <p className="p-4 text-sm text-fg-muted">{text.consoleEmpty}</p>;
  }
  return (
    <div className="flex flex-col gap-3 overflow-y-auto p-4">
      {message !== '' && (
        <CodeBlock
          label={text.compileMessage}
          tone={submission?.verdict === 'CE' ? 'bad' : 'plain'}
        >
          {message}
        </CodeBlock>
      )}
      {ownErrors !== '' && <CodeBlock label={text.errorOutput}>{ownErrors}</CodeBlock>}
      {noisy.map((test) => (
        <CodeBlock key={test.number} label={`${text.errorOutput}: ${testName(test)}`}>
          {test.stderr ?? ''}
        </CodeBlock>
      ))}
    </div>
  );
}
