import { type RefObject, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { AttemptTask, LanguageId, Submission } from '@/api/words';
import type { SendPorts } from '@/features/submissions/api';
import { sendProblem, useSend, useSubmission } from '@/features/submissions/hooks';
import { filesProblem } from '@/features/problems/rules';
import { progressText, sourceProblem } from '@/features/submissions/rules';
import type { EditorHandle } from '@/features/workspace/hooks';
import { announce } from '@/ui/announce';

import { text } from '@/features/workspace/files/text';
import type { TaskMemory } from '@/features/workspace/task-memory';

/** Why the judge would refuse the files, or null. */
function filesObstacle(language: LanguageId, source: string): string | null {
  const found = filesProblem(language, source);
  return found === null ? null : text.cannotSend(found.name, text.problems[found.why]);
}

type SendingInput = {
  send: SendPorts;
  /** Asks again for what the task shows. */
  refresh: () => Promise<unknown>;
  task: AttemptTask;
  language: LanguageId;
  memory: TaskMemory;
  change: (taskId: string, patch: Partial<TaskMemory>) => void;
  editor: RefObject<EditorHandle | null>;
  /** Something is sent now, with the text as it is. */
  onSend?: ((kind: 'run' | 'submit') => void) | undefined;
};

/** What the tests pane shows and may send. */
export type Sending = {
  readonly shown: Submission | null;
  readonly own: Submission | null;
  /** Whether the run with own input is the one on show. */
  readonly ownShown: boolean;
  readonly input: string;
  readonly setInput: (input: string) => void;
  readonly run: () => void;
  readonly runOwn: () => void;
  readonly submit: () => void;
  readonly busy: 'run' | 'submit' | null;
  /** Why the last attempt to send did not work. */
  readonly problem: string | null;
};

export function useSending({
  send: ports,
  refresh,
  task,
  language,
  memory,
  change,
  editor,
  onSend,
}: SendingInput): Sending {
  const [params, setParams] = useSearchParams();
  // A problem belongs to the task that it is about, and goes when another one is opened.
  const [problem, setProblem] = useState<{ taskId: string; words: string } | null>(null);
  if (problem !== null && problem.taskId !== task.id) setProblem(null);
  const settled = (submission: Submission) => {
    announce(progressText(submission));
    void refresh().catch(() => undefined);
  };
  const shown = useSubmission(memory.shown, settled, ports.read);
  const own = useSubmission(memory.own, settled, ports.read);
  const send = useSend(ports, (submission, taskId, isOwnInput) => {
    change(taskId, isOwnInput ? { own: submission.id } : { shown: submission.id });
    void refresh().catch(() => undefined);
  });
  const dispatch = (kind: 'run' | 'submit', input?: string) => {
    if (send.isPending) return;
    const source = editor.current?.text() ?? '';
    const obstacle = sourceProblem(source) ?? filesObstacle(language, source);
    const { id: taskId } = task;
    const tell = (words: string | null) => setProblem(words === null ? null : { taskId, words });
    tell(obstacle);
    if (obstacle !== null) return;
    const code = { language, source };
    onSend?.(kind);
    send.mutate(
      kind === 'run'
        ? { kind, taskId, body: input === undefined ? code : { ...code, input } }
        : { kind, taskId, body: code },
      { onError: (error) => tell(sendProblem(error)) },
    );
  };
  /** The results come into view with what is sent. */
  const showResults = () => {
    const next = new URLSearchParams(params);
    next.set('pane', 'tests');
    next.set('view', 'tests');
    setParams(next, { replace: true });
  };
  return {
    shown,
    own,
    ownShown: params.get('pane') === 'input',
    input: memory.input,
    setInput: (input) => change(task.id, { input }),
    run: () => {
      showResults();
      dispatch('run');
    },
    runOwn: () => dispatch('run', memory.input),
    submit: () => {
      showResults();
      dispatch('submit');
    },
    busy: send.isPending ? send.variables.kind : null,
    problem: problem?.taskId === task.id ? problem.words : null,
  };
}
