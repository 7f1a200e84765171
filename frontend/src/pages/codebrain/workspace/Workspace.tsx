import { useRef, useState } from 'react';

import type { AttemptTask, LanguageId } from '@/api/words';
import type { TimedAttempt } from '@/features/attempts/api';
import { leaseOf } from '@/features/attempts/api';
import {
  useAttemptHome,
  useDraftBook,
  useFreshDrafts,
  useOpenDraft,
  useSkew,
} from '@/features/attempts/hooks';
import type { Shelf } from '@/features/attempts/drafts/use-shelf';
import type { Writing } from '@/features/attempts/use-writing';
import { useRecorder } from '@/features/recordings/use-recorder';
import { attemptPorts } from '@/features/submissions/api';
import { SendBar } from '@/features/submissions/SendBar';
import { text as submissionText } from '@/features/submissions/text';
import { FinishDialog } from '@/features/workspace/ending/FinishDialog';
import type { EditorHandle } from '@/features/workspace/hooks';
import { shownStatus, taskLanguages } from '@/features/workspace/rules';
import { RecordedLine, StatusBar } from '@/features/workspace/bar/StatusBar';
import { useEditorSettings } from '@/features/workspace/store';
import { TaskTabs } from '@/features/workspace/bar/TaskTabs';
import { text } from '@/features/workspace/text';
import { TimeOver } from '@/features/workspace/ending/TimeOver';
import { useLateDelivery } from '@/features/workspace/ending/late';
import { TimerBox } from '@/features/workspace/bar/TimerBox';
import { useMoreTime } from '@/features/workspace/bar/use-more-time';
import { WorkspaceBar } from '@/features/workspace/bar/WorkspaceBar';
import { usePageTitle } from '@/ui/page-title';
import { useOnline } from '@/ui/use-online';
import { useFinish, useLineJump, useRestore, useTaskChoice } from '@/features/workspace/moves';
import { type Sending, useSending } from '@/features/workspace/sending/use-sending';
import { useTaskMemory } from '@/features/workspace/task-memory';
import {
  useDelivered,
  useHeadingFocus,
  useLastSave,
  useReopened,
  useShortcuts,
} from '@/features/workspace/workspace-effects';
import { ReportTask } from '@/features/workspace/help/ReportTask';
import { ToFinishPage } from '@/features/workspace/ending/ToFinishPage';

import { AttemptAssistant } from './AttemptAssistant';
import { EditorPane } from './EditorPane';
import { ProblemPane } from './ProblemPane';
import { TestsPane } from './TestsPane';
import { WorkspaceLayout } from './WorkspaceLayout';

type WorkspaceProps = {
  attempt: TimedAttempt;
  task: AttemptTask;
  writing: Writing;
  shelf: Shelf;
};

/** The page a candidate works in. */
export function Workspace({ attempt, task, writing, shelf }: WorkspaceProps) {
  const remembered = useTaskMemory(attempt, task);
  const { language } = remembered.memory;
  if (language === null) return null;
  return (
    <Bench
      attempt={attempt}
      task={task}
      writing={writing}
      shelf={shelf}
      language={language}
      remembered={remembered}
    />
  );
}

type BenchProps = WorkspaceProps & {
  language: LanguageId;
  remembered: ReturnType<typeof useTaskMemory>;
};

/** Why nothing can be written or sent from here, in the order of what matters. */
function readOnlyReason(closed: boolean, status: string): string | undefined {
  if (closed) return text.overTitle;
  if (status === 'reading') return text.readingReason;
  return status === 'stale' ? text.elsewhereReason : undefined;
}

type BenchSendBarProps = {
  task: AttemptTask;
  sending: Sending;
  disabledReason: string | undefined;
};

function BenchSendBar({ task, sending, disabledReason }: BenchSendBarProps) {
  return (
    <SendBar
      submission={sending.ownShown ? sending.own : sending.shown}
      best={task.best_points}
      sending={sending.busy}
      disabledReason={disabledReason}
      onRun={sending.run}
      onSubmit={sending.submit}
    />
  );
}

function Bench({ attempt, task, writing, shelf, language, remembered }: BenchProps) {
  usePageTitle(`${task.position} ${task.title}`);
  useHeadingFocus();
  const { memory, change } = remembered;
  const settings = useEditorSettings();
  const online = useOnline();
  const editor = useRef<EditorHandle | null>(null);
  const [endedAt, setEndedAt] = useState<string | null>(null);
  // An end that has moved is not reached.
  const over = endedAt === attempt.ends_at;
  const home = useAttemptHome(attempt);
  const [send, { refresh }] = [attemptPorts(attempt.id, () => leaseOf(attempt.id)), home];
  const book = useDraftBook(home, writing, shelf);
  const skew = useSkew(attempt);
  const draft = useOpenDraft(book, refresh, task, language);
  const recording = useRecorder(attempt, skew, writing);
  const { onSend } = recording ?? {};
  const sending = useSending({ send, refresh, task, language, memory, change, editor, onSend });
  const closed = over || draft.status === 'closed';
  const blocked = readOnlyReason(closed, draft.status);
  const sendBlocked = closed ? submissionText.closed : blocked;

  const late = useLateDelivery(attempt.ends_at, book, over, skew);
  useReopened(book, attempt.ends_at, skew);
  useDelivered(draft.status);
  useFreshDrafts(refresh);
  useLastSave(book, attempt.ends_at, skew);
  useMoreTime(attempt.id, attempt.ends_at);
  useShortcuts(sendBlocked !== undefined, sending);
  const finish = useFinish(attempt.id, book);
  const restore = useRestore(task.id, change, editor);
  const goToLine = useLineJump(editor);
  const chooseTask = useTaskChoice(() => void draft.entry.autosave.flush());

  const sendBar = <BenchSendBar task={task} sending={sending} disabledReason={sendBlocked} />;

  return (
    <div
      id="main"
      className="relative flex h-dvh flex-col overflow-hidden bg-surface-sunken text-fg"
    >
      <WorkspaceBar
        title={attempt.assessment_title}
        tasks={<TaskTabs tasks={attempt.tasks} current={task.id} onChoose={chooseTask} />}
        timer={
          <TimerBox
            startedAt={attempt.started_at}
            endsAt={attempt.ends_at}
            skewMs={skew}
            hidden={settings.hideTimer}
            onEnd={() => setEndedAt(attempt.ends_at)}
          />
        }
        status={shownStatus(draft.status, draft.entry.autosave.hasUnsent, online)}
        finish={
          <FinishDialog
            tasks={attempt.tasks}
            codeOf={(one) => book.latest(one)}
            isRefused={(one) => book.isRefused(one)}
            disabledReason={blocked}
            onFinish={finish}
          />
        }
      />
      <WorkspaceLayout
        send={sendBar}
        problem={
          <ProblemPane
            task={task}
            total={attempt.tasks.length}
            readOnlyReason={blocked}
            onOpen={(id) => change(task.id, { shown: id })}
            onRestore={(id) => void restore(id)}
            onCopy={recording?.onCopy}
            help={<ReportTask attempt={attempt} task={task} />}
          />
        }
        code={
          <EditorPane
            languages={taskLanguages(attempt, task)}
            task={task}
            language={language}
            onLanguage={(next) => change(task.id, { language: next })}
            draft={draft}
            editor={editor}
            onTakePlace={writing.takeOver}
            recording={recording}
            readOnlyReason={blocked}
          />
        }
        assistant={
          attempt.ai_policy !== 'off' && (
            <AttemptAssistant
              {...{ attempt, task, language, editor, recording }}
              blocked={sendBlocked}
            />
          )
        }
        tests={(send) => (
          <TestsPane
            task={task}
            sending={sending}
            disabledReason={sendBlocked}
            send={send}
            onLine={goToLine}
          />
        )}
      />
      <StatusBar
        connected={online && draft.status !== 'offline'}
        spaces={settings.tabSize}
        credits={attempt.credits}
      >
        <RecordedLine attempt={attempt} typing={recording !== null} />
      </StatusBar>
      {closed && <TimeOver late={late} action={<ToFinishPage attemptId={attempt.id} />} />}
    </div>
  );
}
