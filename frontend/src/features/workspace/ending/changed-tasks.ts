import { useQueries } from '@tanstack/react-query';

import type { AttemptTask } from '@/api/words';
import { submissionQuery } from '@/features/submissions/api';

import { lastSubmit } from '@/features/workspace/rules';

/** The tasks whose code is other than what was submitted last; one whose submission cannot be read is left out. */
export function useChangedTasks(
  tasks: readonly AttemptTask[],
  codeOf: (task: AttemptTask) => string,
): AttemptTask[] {
  const submitted = tasks.flatMap((task) => {
    const last = lastSubmit(task);
    return last === null ? [] : [{ task, id: last.id }];
  });
  const sources = useQueries({
    queries: submitted.map(({ id }) => submissionQuery(id)),
    combine: (results) => results.map((result) => result.data?.source),
  });
  return submitted
    .filter(({ task }, index) => {
      const source = sources[index];
      return source !== undefined && source !== codeOf(task);
    })
    .map(({ task }) => task);
}
