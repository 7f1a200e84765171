import { FlaskConical, SquarePen, SquareTerminal } from 'lucide-react';
import type { ReactNode } from 'react';

import type { AttemptTask } from '@/api/words';
import type { Place } from '@/features/problems/rules';
import { ConsolePanel } from '@/features/submissions/ConsolePanel';
import { OwnInputPanel } from '@/features/submissions/OwnInputPanel';
import { TestsPanel } from '@/features/submissions/results/TestsPanel';
import { text as submissionText } from '@/features/submissions/text';
import { Pane, PaneTabs, type PaneTab } from '@/features/workspace/Pane';
import { text } from '@/features/workspace/text';
import { ErrorBox } from '@/ui/ErrorBox';

import type { Sending } from '@/features/workspace/sending/use-sending';
import { useUrlChoice } from '@/features/shell/url-choice';

const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

type TestsPaneProps = {
  task: AttemptTask;
  sending: Sending;
  disabledReason: string | undefined;
  /** The buttons that send, where they stand at the head of this pane. */
  send: ReactNode;
  /** Shows a line of the code in the editor. */
  onLine: (place: Place) => void;
  /** What else is shown of what was sent. */
  extra?: readonly PaneTab<string>[];
};

/** The lower pane: tests as they end, own input, console. */
export function TestsPane(props: TestsPaneProps) {
  const { task, sending, disabledReason, send, onLine, extra = [] } = props;
  const more = extra.map(({ value }) => value);
  const [tab, setTab] = useUrlChoice<string>('pane', ['tests', 'input', 'console', ...more]);
  const { shown, own, input, setInput, runOwn, busy, problem } = sending;
  return (
    <Pane label={text.testsPane}>
      {problem !== null && (
        <ErrorBox className="m-2" title={null}>
          {problem}
        </ErrorBox>
      )}
      <PaneTabs
        label={text.testsPane}
        value={tab}
        onChange={setTab}
        trailing={send}
        tabs={[
          {
            value: 'tests',
            label: text.results,
            icon: <FlaskConical {...ICON} />,
            content: (
              <TestsPanel
                submission={shown}
                samples={task.samples}
                groups={task.groups}
                onLine={onLine}
              />
            ),
          },
          {
            value: 'input',
            label: submissionText.ownInput,
            icon: <SquarePen {...ICON} />,
            content: (
              <OwnInputPanel
                input={input}
                onInput={setInput}
                onRun={runOwn}
                sending={busy === 'run'}
                disabledReason={disabledReason}
                submission={own}
              />
            ),
          },
          {
            value: 'console',
            label: submissionText.console,
            icon: <SquareTerminal {...ICON} />,
            content: <ConsolePanel submission={shown} onLine={onLine} />,
          },
          ...extra,
        ]}
      />
    </Pane>
  );
}
