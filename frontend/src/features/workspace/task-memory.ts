import { useCallback, useState } from 'react';

import type { Attempt, AttemptTask, LanguageId } from '@/api/words';
import { openingLanguage, taskLanguages } from './rules';

/** An attempt, or a problem that is practised. */
type Home = Pick<Attempt, 'id' | 'languages'>;

/** What the workspace remembers of each task while one moves between them. */
export type TaskMemory = {
  readonly language: LanguageId | null;
  /** The run or submission whose tests are shown. */
  readonly shown: string | null;
  /** The last run with own input. */
  readonly own: string | null;
  readonly input: string;
};

const languageName = (attemptId: string, taskId: string) => `assay.language.${attemptId}.${taskId}`;

/** The language that was chosen for the task in this browser, also where nothing was written in it yet. */
function chosenLanguage(attempt: Home, task: AttemptTask): LanguageId | null {
  try {
    const kept = localStorage.getItem(languageName(attempt.id, task.id));
    const found = taskLanguages(attempt, task).find((one) => one.available && one.id === kept);
    return found?.id ?? null;
  } catch {
    return null;
  }
}

function keepLanguage(attemptId: string, taskId: string, language: LanguageId): void {
  try {
    localStorage.setItem(languageName(attemptId, taskId), language);
  } catch {
    // Without storage the task opens in the language that was written last.
  }
}

function firstMemory(attempt: Home, task: AttemptTask): TaskMemory {
  return {
    language: chosenLanguage(attempt, task) ?? openingLanguage(attempt, task),
    shown: task.submissions[0]?.id ?? null,
    own: null,
    input: task.samples[0]?.input ?? '',
  };
}

/** The memory of a task, and how to change it; a change may be for a task that was left meanwhile. */
export function useTaskMemory(attempt: Home, task: AttemptTask) {
  const [changes, setChanges] = useState<Readonly<Record<string, Partial<TaskMemory>>>>({});
  const [first, setFirst] = useState<Readonly<Record<string, TaskMemory>>>({});
  const opened = first[task.id];
  if (opened === undefined) setFirst({ ...first, [task.id]: firstMemory(attempt, task) });
  const change = useCallback(
    (taskId: string, patch: Partial<TaskMemory>) => {
      if (patch.language != null) keepLanguage(attempt.id, taskId, patch.language);
      setChanges((old) => ({ ...old, [taskId]: { ...old[taskId], ...patch } }));
    },
    [attempt.id],
  );
  const memory: TaskMemory = { ...(opened ?? firstMemory(attempt, task)), ...changes[task.id] };
  /** The present language of a task, open or not. */
  const languageOf = (one: AttemptTask) =>
    changes[one.id]?.language ?? (first[one.id] ?? firstMemory(attempt, one)).language;
  return { memory, change, languageOf };
}
