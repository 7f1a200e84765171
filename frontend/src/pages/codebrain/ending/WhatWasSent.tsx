import { useQuery } from '@tanstack/react-query';

import type { Attempt, AttemptTask } from '@/api/words';
import { attemptQuery } from '@/features/attempts/api';
import { lastSubmit } from '@/features/workspace/rules';

import { text } from '@/pages/codebrain/text';

const words = text.ending;

/** The attempt as its end left it. */
export function useEnded(attemptId: string): Attempt | undefined {
  // What the workspace was opened with does not know the end.
  return useQuery({ ...attemptQuery(attemptId), staleTime: 0 }).data;
}

function wordsOf(task: AttemptTask, by: NonNullable<Attempt['ended_by']>): string {
  if (task.sent_at_end) return words.sentBy[by];
  return lastSubmit(task) === null ? words.nothing : words.before;
}

/** How the attempt ended, and what of each task was submitted. */
export function WhatWasSent({ attempt }: { attempt: Attempt | undefined }) {
  const by = attempt?.ended_by ?? null;
  if (attempt === undefined || by === null) return null;
  return (
    <section aria-labelledby="what-was-sent">
      <h2 id="what-was-sent" className="mb-1.5 font-sans text-sm font-semibold">
        {words.title}
      </h2>
      <p className="text-sm text-fg-muted">{words.by[by]}</p>
      <dl className="mt-2 flex flex-col gap-1.5 text-sm">
        {attempt.tasks.map((task) => (
          <div key={task.id} className="flex flex-wrap justify-between gap-x-4">
            <dt className="font-medium">{words.task(task.position, task.title)}</dt>
            <dd className="text-fg-muted">{wordsOf(task, by)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
