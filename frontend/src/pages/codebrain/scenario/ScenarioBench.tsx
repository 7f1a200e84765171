import { useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import type { AttemptTask, LanguageId } from '@/api/words';
import {
  type DraftHome,
  useDraftBook,
  useFreshDrafts,
  useOpenDraft,
} from '@/features/attempts/hooks';
import type { Shelf } from '@/features/attempts/drafts/use-shelf';
import type { Writing } from '@/features/attempts/use-writing';
import { isJudgeDown } from '@/features/practice/rules';
import { text as practiceText } from '@/features/practice/text';
import { SignInDialog } from '@/features/practice/work/SignInDialog';
import { scenarioPorts, type TimedScenario } from '@/features/scenarios/api';
import { codeOf, openTasks } from '@/features/scenarios/rules';
import { TaskRail } from '@/features/scenarios/TaskRail';
import { text } from '@/features/scenarios/text';
import { SendBar } from '@/features/submissions/SendBar';
import { StatusBar } from '@/features/workspace/bar/StatusBar';
import type { EditorHandle } from '@/features/workspace/hooks';
import { useLineJump, useRestore } from '@/features/workspace/moves';
import { shownStatus, taskFromUrl } from '@/features/workspace/rules';
import { useSending } from '@/features/workspace/sending/use-sending';
import { useEditorSettings } from '@/features/workspace/store';
import { useTaskMemory } from '@/features/workspace/task-memory';
import { useHeadingFocus, useShortcuts } from '@/features/workspace/workspace-effects';
import { JudgeDown, PracticeBar } from '@/pages/codebrain/practice/PracticeBar';
import { EditorPane } from '@/pages/codebrain/workspace/EditorPane';
import { TestsPane } from '@/pages/codebrain/workspace/TestsPane';
import { WorkspaceLayout } from '@/pages/codebrain/workspace/WorkspaceLayout';
import { usePageTitle } from '@/ui/page-title';
import { useOnline } from '@/ui/use-online';

import { Elapsed } from './Elapsed';
import { extraTabs } from './extra-tabs';
import { useScenarioHome, useTasks } from './hooks';
import { judgeReason, readOnlyReason } from './reasons';
import { ScenarioPane } from './ScenarioPane';

type ScenarioBenchProps = {
  scenario: TimedScenario;
  who: string | null;
  writing: Writing;
  shelf: Shelf;
};

/** The page somebody solves a scenario in: the parts of practice, with the tasks beside them and one program for all. */
export function ScenarioBench({ scenario, who, writing, shelf }: ScenarioBenchProps) {
  const home = useScenarioHome(scenario, who);
  const [params] = useSearchParams();
  const task = taskFromUrl(openTasks(scenario), params.get('task'));
  const place = { id: home.id, languages: scenario.languages };
  const code = useTaskMemory(place, codeOf(scenario));
  if (task === null || code.memory.language === null) return null;
  return (
    <Bench
      {...{ scenario, who, writing, shelf, home, task, code, place }}
      language={code.memory.language}
    />
  );
}

type Memory = ReturnType<typeof useTaskMemory>;
type BenchProps = ScenarioBenchProps & {
  home: DraftHome;
  task: AttemptTask;
  /** What is remembered of the program: its language. */
  code: Memory;
  place: Parameters<typeof useTaskMemory>[0];
  language: LanguageId;
};

function Bench(props: BenchProps) {
  const { scenario, who, writing, shelf, home, task, code, place, language } = props;
  usePageTitle(`${scenario.title}: ${task.title}`);
  useHeadingFocus();
  const { pathname, search } = useLocation();
  const program = codeOf(scenario);
  const { memory, change } = useTaskMemory(place, task);
  const settings = useEditorSettings();
  const online = useOnline();
  const editor = useRef<EditorHandle | null>(null);
  const [asking, setAsking] = useState(false);
  const book = useDraftBook(home, writing, shelf);
  const { refresh } = home;
  const draft = useOpenDraft(book, refresh, program, language);
  const send = scenarioPorts(scenario.slug);
  const sent = useSending({ send, refresh, task, language, memory, change, editor });
  const ask = () => setAsking(true);
  const sending = who === null ? { ...sent, run: ask, runOwn: ask, submit: ask } : sent;
  const blocked = readOnlyReason(draft.status);
  const sendBlocked = blocked ?? judgeReason(scenario, language);
  const { choose, skip } = useTasks(scenario, refresh);

  useFreshDrafts(refresh);
  useShortcuts(sendBlocked !== undefined, sending);
  const restore = useRestore(program.id, code.change, editor);
  const goToLine = useLineJump(editor);
  const settled = () => void refresh().catch(() => undefined);

  const sendBar = (
    <SendBar
      submission={sending.ownShown ? sending.own : sending.shown}
      sending={sending.busy}
      disabledReason={sendBlocked}
      onRun={sending.run}
      onSubmit={sending.submit}
    />
  );
  const extra = extraTabs({ scenario, task, sending, onSettled: settled });

  return (
    <div
      id="main"
      className="relative flex h-dvh flex-col overflow-hidden bg-surface-sunken text-fg"
    >
      <PracticeBar
        title={scenario.title}
        here={pathname + search}
        signedIn={who !== null}
        status={shownStatus(draft.status, draft.entry.autosave.hasUnsent, online)}
        timer={<Elapsed scenario={scenario} />}
      />
      {isJudgeDown(scenario) && <JudgeDown />}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col lg:flex-row">
        <TaskRail
          scenario={scenario}
          current={task.position}
          lockedReason={who === null ? text.lockedSignedOut : text.lockedReason}
          skipping={skip.isPending}
          onChoose={choose}
          onSkip={skip.mutate}
        />
        <WorkspaceLayout
          send={sendBar}
          problem={
            <ScenarioPane
              scenario={scenario}
              task={task}
              who={who}
              readOnlyReason={blocked}
              onOpen={(id) => change(task.id, { shown: id })}
              onRestore={(id) => void restore(id)}
            />
          }
          code={
            <EditorPane
              languages={scenario.languages}
              task={program}
              language={language}
              onLanguage={(next) => code.change(program.id, { language: next })}
              draft={draft}
              editor={editor}
              onTakePlace={writing.takeOver}
              readOnlyReason={blocked}
            />
          }
          tests={(bar) => (
            <TestsPane
              task={task}
              sending={sending}
              disabledReason={sendBlocked}
              send={bar}
              onLine={goToLine}
              extra={extra}
            />
          )}
        />
      </div>
      <StatusBar connected={online && draft.status !== 'offline'} spaces={settings.tabSize}>
        <span className="max-md:hidden">
          {who === null ? practiceText.signedOutLine : practiceText.yoursLine}
        </span>
      </StatusBar>
      <SignInDialog here={pathname + search} open={asking} onOpenChange={setAsking} />
    </div>
  );
}
