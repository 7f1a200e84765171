import { useQueries } from '@tanstack/react-query';

import type { AttemptTask } from '@/api/words';
import type { LatestCode } from '@/features/attempts/hooks';
import { submissionQuery } from '@/features/submissions/api';

import { lastSubmit } from '@/features/workspace/rules';

type Sent = {
  /** The tasks whose code the end of the attempt submits. */
  readonly now: readonly AttemptTask[];
  /** The tasks for which nothing was submitted and nothing will be. */
  readonly nothing: readonly AttemptTask[];
};

/** What finishing submits: of each task its latest code, unless that is what was submitted last. */
export function useWhatIsSent(
  tasks: readonly AttemptTask[],
  codeOf: (task: AttemptTask) => LatestCode | null,
): Sent {
  const lasts = tasks.flatMap((task) => lastSubmit(task) ?? []);
  const sources = useQueries({
    queries: lasts.map(({ id }) => submissionQuery(id)),
    combine: (results) => new Map(results.map(({ data }, at) => [lasts[at]?.id, data?.source])),
  });
  const isSent = (task: AttemptTask) => {
    const [code, last] = [codeOf(task), lastSubmit(task)];
    if (code === null || last === null) return code !== null;
    if (last.language !== code.language) return true;
    // One whose submission cannot be read is left out.
    const source = sources.get(last.id);
    return source !== undefined && source !== code.source;
  };
  return {
    now: tasks.filter(isSent),
    nothing: tasks.filter((task) => lastSubmit(task) === null && codeOf(task) === null),
  };
}
