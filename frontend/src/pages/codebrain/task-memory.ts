import { useCallback, useState } from 'react';

import type { AttemptTask, LanguageId } from '@/api/types';
import type { TimedAttempt } from '@/features/attempts/api';
import { openingLanguage } from '@/features/workspace/rules';

/** What the workspace remembers of each task while one moves between them. */
export type TaskMemory = {
  readonly language: LanguageId | null;
  /** The run or submission whose tests are shown. */
  readonly shown: string | null;
  /** The last run with own input. */
  readonly own: string | null;
  readonly input: string;
};

function firstMemory(attempt: TimedAttempt, task: AttemptTask): TaskMemory {
  return {
    language: openingLanguage(attempt, task),
    shown: task.submissions[0]?.id ?? null,
    own: null,
    input: task.samples[0]?.input ?? '',
  };
}

/** The memory of a task, and how to change it; a change may be for a task that was left meanwhile. */
export function useTaskMemory(attempt: TimedAttempt, task: AttemptTask) {
  const [changes, setChanges] = useState<Readonly<Record<string, Partial<TaskMemory>>>>({});
  const [first, setFirst] = useState<Readonly<Record<string, TaskMemory>>>({});
  const opened = first[task.id];
  if (opened === undefined) setFirst({ ...first, [task.id]: firstMemory(attempt, task) });
  const change = useCallback(
    (taskId: string, patch: Partial<TaskMemory>) =>
      setChanges((old) => ({ ...old, [taskId]: { ...old[taskId], ...patch } })),
    [],
  );
  const memory: TaskMemory = { ...(opened ?? firstMemory(attempt, task)), ...changes[task.id] };
  return { memory, change };
}
