import { FlaskConical, SquarePen, SquareTerminal } from 'lucide-react';

import type { AttemptTask } from '@/api/types';
import { ConsolePanel } from '@/features/submissions/ConsolePanel';
import { OwnInputPanel } from '@/features/submissions/OwnInputPanel';
import { SendBar } from '@/features/submissions/SendBar';
import { TestsPanel } from '@/features/submissions/TestsPanel';
import { text as submissionText } from '@/features/submissions/text';
import { Pane, PaneTabs } from '@/features/workspace/Pane';
import { text } from '@/features/workspace/text';
import { ErrorBox } from '@/ui/ErrorBox';

import type { Sending } from './sending';
import { useUrlChoice } from './url-choice';

const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

type TestsPaneProps = {
  task: AttemptTask;
  sending: Sending;
  disabledReason: string | undefined;
};

/** The lower pane: tests as they end, own input, console; and the buttons that send. */
export function TestsPane({ task, sending, disabledReason }: TestsPaneProps) {
  const [tab, setTab] = useUrlChoice('pane', ['tests', 'input', 'console']);
  const { shown, own, input, setInput, run, submit, runOwn, busy, problem } = sending;
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
        trailing={
          <SendBar
            submission={tab === 'input' ? own : shown}
            sending={busy}
            disabledReason={disabledReason}
            onRun={() => {
              setTab('tests');
              run();
            }}
            onSubmit={() => {
              setTab('tests');
              submit();
            }}
          />
        }
        tabs={[
          {
            value: 'tests',
            label: text.testsPane,
            icon: <FlaskConical {...ICON} />,
            content: <TestsPanel submission={shown} samples={task.samples} />,
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
            content: <ConsolePanel submission={shown} />,
          },
        ]}
      />
    </Pane>
  );
}
