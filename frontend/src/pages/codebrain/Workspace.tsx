import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import type { AttemptTask, LanguageId } from '@/api/types';
import { finishAttempt, refreshAttempt, type TimedAttempt } from '@/features/attempts/api';
import { useDraftBook, useOpenDraft, useSkew } from '@/features/attempts/hooks';
import { submissionQuery } from '@/features/submissions/api';
import { text as submissionText } from '@/features/submissions/text';
import { FinishDialog } from '@/features/workspace/FinishDialog';
import type { Cursor, EditorHandle } from '@/features/workspace/hooks';
import { StatusBar } from '@/features/workspace/StatusBar';
import { useEditorSettings } from '@/features/workspace/store';
import { TaskTabs } from '@/features/workspace/TaskTabs';
import { text } from '@/features/workspace/text';
import { TimeOver } from '@/features/workspace/TimeOver';
import { TimerBox } from '@/features/workspace/TimerBox';
import { WorkspaceBar } from '@/features/workspace/WorkspaceBar';
import { announce } from '@/ui/announce';
import { usePageTitle } from '@/ui/page-title';

import { EditorPane } from './EditorPane';
import { ProblemPane } from './ProblemPane';
import { useSending } from './sending';
import { useTaskMemory } from './task-memory';
import { TestsPane } from './TestsPane';
import { ToFinishPage } from './ToFinishPage';
import { useLastSave, useShortcuts } from './workspace-effects';
import { WorkspaceLayout } from './WorkspaceLayout';

type WorkspaceProps = { attempt: TimedAttempt; task: AttemptTask; language: LanguageId };

/** The page a candidate works in. */
export function Workspace({ attempt, task }: Omit<WorkspaceProps, 'language'>) {
  const { memory, change } = useTaskMemory(attempt, task);
  if (memory.language === null) return null;
  return (
    <Bench
      attempt={attempt}
      task={task}
      memory={memory}
      language={memory.language}
      change={change}
    />
  );
}

type BenchProps = WorkspaceProps & ReturnType<typeof useTaskMemory>;

function Bench({ attempt, task, language, memory, change }: BenchProps) {
  usePageTitle(`${task.position} ${task.title}`);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const settings = useEditorSettings();
  const editor = useRef<EditorHandle | null>(null);
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const [over, setOver] = useState(false);
  const book = useDraftBook(attempt);
  const skew = useSkew(attempt);
  const draft = useOpenDraft(book, attempt.id, task, language);
  const sending = useSending({ attempt, task, language, memory, change, editor });
  const closed = over || draft.status === 'closed';

  useLastSave(book, attempt.ends_at, skew);
  useShortcuts(closed, sending);

  const end = () => {
    setOver(true);
    void book.flush().then(() => book.close());
  };
  const finish = async () => {
    await book.flush();
    await finishAttempt(attempt.id);
    book.close();
    await refreshAttempt(client, attempt.id);
    await client.invalidateQueries({ queryKey: ['codebrain'] });
    void navigate({ search: '' });
  };
  const chooseTask = (next: AttemptTask) => {
    void draft.entry.autosave.flush();
    const query = new URLSearchParams(params);
    query.set('task', String(next.position));
    setParams(query);
  };
  const restore = async (id: string) => {
    const submission = await client.query(submissionQuery(id));
    change(task.id, { language: submission.language });
    // The editor of the other language mounts first; the text goes in on the next frame.
    requestAnimationFrame(() => {
      editor.current?.replace(submission.source);
      announce(submissionText.restored);
    });
  };

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
            onEnd={end}
          />
        }
        status={draft.status}
        finish={
          <FinishDialog
            tasks={attempt.tasks}
            disabledReason={closed ? text.overTitle : undefined}
            onFinish={finish}
          />
        }
      />
      <WorkspaceLayout
        problem={
          <ProblemPane
            task={task}
            total={attempt.tasks.length}
            onOpen={(id) => change(task.id, { shown: id })}
            onRestore={(id) => void restore(id)}
          />
        }
        code={
          <EditorPane
            languages={attempt.languages}
            task={task}
            language={language}
            onLanguage={(next) => change(task.id, { language: next })}
            draft={draft}
            editor={editor}
            onCursor={setCursor}
            readOnly={closed}
          />
        }
        tests={
          <TestsPane
            task={task}
            sending={sending}
            disabledReason={closed ? submissionText.closed : undefined}
          />
        }
      />
      <StatusBar
        reachable={draft.status !== 'offline'}
        cursor={cursor}
        spaces={settings.tabSize}
        recorded={attempt.recorded}
        company={attempt.company_name}
      />
      {closed && <TimeOver action={<ToFinishPage attemptId={attempt.id} />} />}
    </div>
  );
}
