import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import type { LanguageId } from '@/api/words';
import {
  type DraftHome,
  useDraftBook,
  useFreshDrafts,
  useOpenDraft,
} from '@/features/attempts/hooks';
import type { Shelf } from '@/features/attempts/drafts/use-shelf';
import type { Writing } from '@/features/attempts/use-writing';
import { guestPorts, practicePorts, type TimedProblem } from '@/features/practice/api';
import { asTask, isJudgeDown } from '@/features/practice/rules';
import { text } from '@/features/practice/text';
import { usePracticeHome } from '@/features/practice/work/hooks';
import { NextProblem } from '@/features/practice/work/NextProblem';
import { SignInDialog } from '@/features/practice/work/SignInDialog';
import { SendBar } from '@/features/submissions/SendBar';
import { StatusBar } from '@/features/workspace/bar/StatusBar';
import type { EditorHandle } from '@/features/workspace/hooks';
import { useLineJump, useRestore } from '@/features/workspace/moves';
import { shownStatus } from '@/features/workspace/rules';
import { useSending } from '@/features/workspace/sending/use-sending';
import { useEditorSettings } from '@/features/workspace/store';
import { useTaskMemory } from '@/features/workspace/task-memory';
import { text as workspaceText } from '@/features/workspace/text';
import { useHeadingFocus, useShortcuts } from '@/features/workspace/workspace-effects';
import { EditorPane } from '@/pages/codebrain/workspace/EditorPane';
import { TestsPane } from '@/pages/codebrain/workspace/TestsPane';
import { WorkspaceLayout } from '@/pages/codebrain/workspace/WorkspaceLayout';
import { usePageTitle } from '@/ui/page-title';
import { useOnline } from '@/ui/use-online';

import { JudgeDown, PracticeBar } from './PracticeBar';
import { PracticePane } from './PracticePane';

type PracticeBenchProps = {
  problem: TimedProblem;
  who: string | null;
  writing: Writing;
  shelf: Shelf;
};

/** The page somebody practises in: the parts of an attempt, without its clock. */
export function PracticeBench({ problem, who, writing, shelf }: PracticeBenchProps) {
  const home = usePracticeHome(problem, who);
  const task = asTask(problem);
  const remembered = useTaskMemory({ id: home.id, languages: problem.languages }, task);
  const { language } = remembered.memory;
  if (language === null) return null;
  return <Bench {...{ problem, who, writing, shelf, home, remembered, language }} />;
}

type BenchProps = PracticeBenchProps & {
  home: DraftHome;
  remembered: ReturnType<typeof useTaskMemory>;
  language: LanguageId;
};

/** Why nothing can be written from here. */
function readOnlyReason(status: string): string | undefined {
  if (status === 'closed') return text.notFound;
  if (status === 'reading') return workspaceText.readingReason;
  return status === 'stale' ? workspaceText.elsewhereReason : undefined;
}

/** Why nothing can be judged. */
function judgeReason(problem: TimedProblem, language: LanguageId): string | undefined {
  if (isJudgeDown(problem)) return text.judgeDownShort;
  const available = problem.languages.find((one) => one.id === language)?.available === true;
  return available ? undefined : text.noLanguage;
}

function Bench(props: BenchProps) {
  const { problem, who, writing, shelf, home, remembered, language } = props;
  usePageTitle(problem.title);
  useHeadingFocus();
  const { pathname, search } = useLocation();
  const { memory, change } = remembered;
  const settings = useEditorSettings();
  const online = useOnline();
  const task = asTask(problem);
  const editor = useRef<EditorHandle | null>(null);
  const [asking, setAsking] = useState(false);
  const book = useDraftBook(home, writing, shelf);
  const draft = useOpenDraft(book, home.refresh, task, language);
  const { refresh } = home;
  const send = who === null ? guestPorts : practicePorts;
  const sent = useSending({ send, refresh, task, language, memory, change, editor });
  const ask = () => setAsking(true);
  const sending = who === null ? { ...sent, runOwn: ask, submit: ask } : sent;
  const blocked = readOnlyReason(draft.status);
  const sendBlocked = blocked ?? judgeReason(problem, language);

  useFreshDrafts(refresh);
  useShortcuts(sendBlocked !== undefined, sending);
  const restore = useRestore(task.id, change, editor);
  const goToLine = useLineJump(editor);

  const sendBar = (
    <SendBar
      submission={sending.ownShown ? sending.own : sending.shown}
      sending={sending.busy}
      disabledReason={sendBlocked}
      onRun={sending.run}
      onSubmit={sending.submit}
    />
  );

  return (
    <div
      id="main"
      className="relative flex h-dvh flex-col overflow-hidden bg-surface-sunken text-fg"
    >
      <PracticeBar
        title={problem.title}
        here={pathname + search}
        signedIn={who !== null}
        status={shownStatus(draft.status, draft.entry.autosave.hasUnsent, online)}
        next={<NextProblem problem={problem} who={who} />}
      />
      {isJudgeDown(problem) && <JudgeDown />}
      <WorkspaceLayout
        send={sendBar}
        problem={
          <PracticePane
            problem={problem}
            who={who}
            readOnlyReason={blocked}
            onOpen={(id) => change(task.id, { shown: id })}
            onRestore={(id) => void restore(id)}
          />
        }
        code={
          <EditorPane
            languages={problem.languages}
            task={task}
            language={language}
            onLanguage={(next) => change(task.id, { language: next })}
            draft={draft}
            editor={editor}
            onTakePlace={writing.takeOver}
            readOnlyReason={blocked}
          />
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
      <StatusBar connected={online && draft.status !== 'offline'} spaces={settings.tabSize}>
        <span className="max-md:hidden">{who === null ? text.signedOutLine : text.yoursLine}</span>
      </StatusBar>
      <SignInDialog here={pathname + search} open={asking} onOpenChange={setAsking} />
    </div>
  );
}
