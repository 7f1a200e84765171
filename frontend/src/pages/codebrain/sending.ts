import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';

import type { AttemptTask, LanguageId, Submission } from '@/api/types';
import { refreshAttempt, type TimedAttempt } from '@/features/attempts/api';
import { sendProblem, useSend, useSubmission } from '@/features/submissions/hooks';
import { progressText, sourceProblem } from '@/features/submissions/rules';
import type { EditorHandle } from '@/features/workspace/hooks';
import { announce } from '@/ui/announce';

import type { TaskMemory } from './task-memory';

type SendingInput = {
  attempt: TimedAttempt;
  task: AttemptTask;
  language: LanguageId;
  memory: TaskMemory;
  change: (taskId: string, patch: Partial<TaskMemory>) => void;
  editor: RefObject<EditorHandle | null>;
};

/** What the tests pane shows and may send. */
export type Sending = {
  readonly shown: Submission | null;
  readonly own: Submission | null;
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
  attempt,
  task,
  language,
  memory,
  change,
  editor,
}: SendingInput): Sending {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const settled = (submission: Submission) => {
    announce(progressText(submission));
    void refreshAttempt(client, attempt.id).catch(() => undefined);
  };
  const shown = useSubmission(memory.shown, settled);
  const own = useSubmission(memory.own, settled);
  const send = useSend(attempt.id, (submission, isOwnInput) => {
    change(submission.task_id, isOwnInput ? { own: submission.id } : { shown: submission.id });
    void refreshAttempt(client, attempt.id).catch(() => undefined);
  });
  const dispatch = (kind: 'run' | 'submit', input?: string) => {
    if (send.isPending) return;
    const source = editor.current?.text() ?? '';
    const obstacle = sourceProblem(source);
    setProblem(obstacle);
    if (obstacle !== null) return;
    const code = { language, source };
    send.mutate(
      kind === 'run'
        ? { kind, taskId: task.id, body: input === undefined ? code : { ...code, input } }
        : { kind, taskId: task.id, body: code },
      { onError: (error) => setProblem(sendProblem(error)) },
    );
  };
  return {
    shown,
    own,
    input: memory.input,
    setInput: (input) => change(task.id, { input }),
    run: () => dispatch('run'),
    runOwn: () => dispatch('run', memory.input),
    submit: () => dispatch('submit'),
    busy: send.isPending ? send.variables.kind : null,
    problem,
  };
}
