import { BookOpen, Code, FlaskConical, Keyboard, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { useEditorSettings } from '@/features/workspace/store';
import { text } from '@/features/workspace/text';
import { cx } from '@/ui/cx';
import { IconButton } from '@/ui/IconButton';
import { Notice } from '@/ui/Notice';
import { Splitter } from '@/ui/Splitter';

import { useIsWide, useMedia } from '@/ui/use-media';
import { useUrlChoice } from '@/features/shell/url-choice';

type Parts = {
  problem: ReactNode;
  code: ReactNode;
  /** With the buttons that send at its head, or null where they stand below every part. */
  tests: (send: ReactNode) => ReactNode;
  send: ReactNode;
};

const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Three panes on a wide screen, two views on a tablet, one at a time on a phone. */
export function WorkspaceLayout(parts: Parts) {
  const wide = useMedia('(min-width: 64rem)');
  const medium = useIsWide();
  if (wide) return <Wide {...parts} />;
  return <Narrow {...parts} stacked={medium} />;
}

function CodeOverTests({ code, tests, send }: Omit<Parts, 'problem'>) {
  return (
    <Splitter
      direction="column"
      storageKey="assay.split.tests"
      initial={0.66}
      label={text.resizeTests}
      look="grip"
      first={code}
      second={tests(send)}
    />
  );
}

function Wide({ problem, ...parts }: Parts) {
  return (
    <main className="flex min-h-0 flex-1 px-2">
      <Splitter
        direction="row"
        storageKey="assay.split.problem"
        initial={0.305}
        min={0.18}
        max={0.6}
        label={text.resizeProblem}
        look="grip"
        first={problem}
        second={<CodeOverTests {...parts} />}
      />
    </main>
  );
}

/** All parts stay mounted, so that switching loses neither text nor scroll. */
function Narrow({ problem, code, tests, send, stacked }: Parts & { stacked: boolean }) {
  const [view, setView] = useUrlChoice('view', ['problem', 'code', 'tests']);
  const current = stacked && view === 'tests' ? 'code' : view;
  const views = [
    { value: 'problem', label: text.problemPane, icon: <BookOpen {...ICON} /> },
    { value: 'code', label: text.codePane, icon: <Code {...ICON} /> },
    ...(stacked
      ? []
      : [{ value: 'tests', label: text.testsPane, icon: <FlaskConical {...ICON} /> } as const]),
  ] as const;
  const part = (shown: boolean, content: ReactNode) => (
    <div className={cx('min-h-0 flex-1 flex-col', shown ? 'flex' : 'hidden')}>{content}</div>
  );
  return (
    <main className="flex min-h-0 flex-1 flex-col gap-2 px-2">
      <div role="group" aria-label={text.viewTabs} className="flex gap-1">
        {views.map((one) => (
          <button
            key={one.value}
            type="button"
            aria-pressed={current === one.value}
            onClick={() => setView(one.value)}
            className={cx(
              'inline-flex h-11 flex-1 items-center justify-center gap-2 rounded-md text-sm font-medium text-fg-muted',
              current === one.value && 'bg-surface-active text-fg',
            )}
          >
            {one.icon}
            {one.label}
          </button>
        ))}
      </div>
      {current === 'problem' && !stacked && <KeyboardNote />}
      {part(current === 'problem', problem)}
      {stacked ? (
        part(current === 'code', <CodeOverTests code={code} tests={tests} send={send} />)
      ) : (
        <>
          {part(current === 'code', code)}
          {part(current === 'tests', tests(null))}
          <div className="flex-none pb-1">{send}</div>
        </>
      )}
    </main>
  );
}

/** Said once: a note that was closed does not come back in this browser. */
function KeyboardNote() {
  const { keyboardNote, change } = useEditorSettings();
  if (!keyboardNote) return null;
  return (
    <Notice
      icon={Keyboard}
      className="flex-none p-2.5 text-xs"
      action={
        <IconButton size="sm" label={text.dismiss} onClick={() => change({ keyboardNote: false })}>
          <X size={14} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    >
      {text.keyboardHelps}
    </Notice>
  );
}
