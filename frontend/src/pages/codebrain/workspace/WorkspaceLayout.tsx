import { BookOpen, Bot, Code, FlaskConical, Keyboard, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { text as assistantText } from '@/features/assistant/text';
import { Pane } from '@/features/workspace/Pane';
import { useEditorSettings } from '@/features/workspace/store';
import { text } from '@/features/workspace/text';
import { cx } from '@/ui/cx';
import { IconButton } from '@/ui/IconButton';
import { Notice } from '@/ui/Notice';
import { Splitter } from '@/ui/Splitter';

import { useIsWide, useMedia } from '@/ui/use-media';
import { HelpKey } from '@/features/shell/palette/PaletteField';
import { useUrlChoice } from '@/features/shell/url-choice';

type Parts = {
  problem: ReactNode;
  code: ReactNode;
  /** With the buttons that send at its head, or null where they stand below every part. */
  tests: (send: ReactNode) => ReactNode;
  send: ReactNode;
  /** Beside the editor; false where there is none. */
  assistant?: ReactNode;
};

const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Three panes on a wide screen, two views on a tablet, one at a time on a phone. */
export function WorkspaceLayout(parts: Parts) {
  const wide = useMedia('(min-width: 64rem)');
  const medium = useIsWide();
  return (
    <>
      {wide ? <Wide {...parts} /> : <Narrow {...parts} stacked={medium} />}
      <HelpKey user={null} />
    </>
  );
}

function CodeOverTests({ code, tests, send }: Omit<Parts, 'problem' | 'assistant'>) {
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

function Wide({ problem, assistant, ...parts }: Parts) {
  return (
    <main className="flex min-h-0 min-w-0 flex-1 px-2">
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
      {Boolean(assistant) && <AssistantColumn>{assistant}</AssistantColumn>}
    </main>
  );
}

/** Stays mounted while it is closed, so that an answer on its way goes on. */
function AssistantColumn({ children }: { children: ReactNode }) {
  const { assistantOpen: open, change } = useEditorSettings();
  return (
    <aside className={cx('ml-2 flex min-h-0 flex-none', open && 'w-[23rem]')}>
      {!open && (
        <IconButton label={assistantText.open} onClick={() => change({ assistantOpen: true })}>
          <Bot {...ICON} />
        </IconButton>
      )}
      <div className={cx('min-h-0 min-w-0 flex-1', open ? 'flex' : 'hidden')}>
        <Pane label={assistantText.title}>
          <div className="flex min-h-10 flex-none items-center justify-between border-b border-line pr-1 pl-3 text-sm font-medium">
            <span className="inline-flex items-center gap-2">
              <Bot {...ICON} />
              {assistantText.title}
            </span>
            <IconButton
              size="sm"
              label={assistantText.close}
              onClick={() => change({ assistantOpen: false })}
            >
              <X size={14} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </div>
          {children}
        </Pane>
      </div>
    </aside>
  );
}

type View = 'problem' | 'code' | 'tests' | 'assistant';
const VIEWS = ['problem', 'code', 'tests'] as const;
const WITH_ASSISTANT = [...VIEWS, 'assistant'] as const;

/** All parts stay mounted, so that switching loses neither text nor scroll. */
function Narrow(props: Parts & { stacked: boolean }) {
  const { problem, code, tests, send, assistant, stacked } = props;
  const hasAssistant = Boolean(assistant);
  const [view, setView] = useUrlChoice<View>('view', hasAssistant ? WITH_ASSISTANT : VIEWS);
  const current = stacked && view === 'tests' ? 'code' : view;
  // A low window, such as a desk at 200 %, keeps its height for the text: one row for everything that is pressed.
  const isLow = useMedia('(max-height: 32rem) and (min-width: 40rem)');
  const views = [
    { value: 'problem', label: text.problemPane, icon: <BookOpen {...ICON} /> },
    { value: 'code', label: text.codePane, icon: <Code {...ICON} /> },
    ...(stacked
      ? []
      : [{ value: 'tests', label: text.testsPane, icon: <FlaskConical {...ICON} /> } as const]),
    ...(hasAssistant
      ? [{ value: 'assistant', label: assistantText.title, icon: <Bot {...ICON} /> } as const]
      : []),
  ] as const;
  const part = (shown: boolean, content: ReactNode) => (
    <div className={cx('min-h-0 min-w-0 flex-1 flex-col', shown ? 'flex' : 'hidden')}>
      {content}
    </div>
  );
  return (
    <main className="flex min-h-0 min-w-0 flex-1 flex-col gap-2 [@media(max-height:32rem)_and_(pointer:fine)]:gap-1 px-2">
      <div className="flex items-center gap-2">
        <div role="group" aria-label={text.viewTabs} className="flex flex-1 gap-1">
          {views.map((one) => (
            <button
              key={one.value}
              type="button"
              aria-pressed={current === one.value}
              onClick={() => setView(one.value)}
              className={cx(
                'inline-flex h-11 [@media(max-height:32rem)_and_(pointer:fine)]:h-8 flex-1 items-center justify-center gap-2 rounded-md text-sm font-medium text-fg-muted',
                current === one.value && 'bg-surface-active text-fg',
              )}
            >
              {one.icon}
              {one.label}
            </button>
          ))}
        </div>
        {isLow && !stacked && (
          <div className="[@media(pointer:fine)]:[&_button]:min-h-8!">{send}</div>
        )}
      </div>
      {current === 'problem' && !stacked && !isLow && <KeyboardNote />}
      {part(current === 'problem', problem)}
      {hasAssistant &&
        part(current === 'assistant', <Pane label={assistantText.title}>{assistant}</Pane>)}
      {stacked ? (
        part(current === 'code', <CodeOverTests code={code} tests={tests} send={send} />)
      ) : (
        <>
          {part(current === 'code', code)}
          {part(current === 'tests', tests(null))}
          {!isLow && <div className="flex-none pb-1">{send}</div>}
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
