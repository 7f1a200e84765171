/** What leads from one place of the attempt to another: a task, an earlier text, the end. */
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import type { AttemptTask } from '@/api/words';
import { finishAttempt, refreshAttempt } from '@/features/attempts/api';
import type { DraftBook } from '@/features/attempts/hooks';
import type { Place } from '@/features/problems/rules';
import { submissionQuery } from '@/features/submissions/api';
import { text as submissionText } from '@/features/submissions/text';
import type { EditorHandle } from './hooks';
import { announce } from '@/ui/announce';

import type { useTaskMemory } from './task-memory';

/** Opens another task at its statement, no matter which part of the last one was open. */
export function useTaskChoice(onLeave: () => void): (task: AttemptTask) => void {
  const [, setParams] = useSearchParams();
  return (task) => {
    onLeave();
    setParams({ task: String(task.position) });
  };
}

/** Saves what is unsent, ends the attempt and leads to the finish page; fails where the server cannot be reached. */
export function useFinish(attemptId: string, book: DraftBook): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await book.flush();
    // What is typed counts, so there is no end before it has arrived. What the server refuses never does.
    if (book.unsent() === 'on_its_way') throw new Error('a text has not arrived');
    await finishAttempt(attemptId);
    book.close();
    await refreshAttempt(client, attemptId);
    await client.invalidateQueries({ queryKey: ['codebrain'] });
    void navigate({ search: '' });
  };
}

/** Puts what was submitted back into the editor. */
export function useRestore(
  taskId: string,
  change: ReturnType<typeof useTaskMemory>['change'],
  editor: RefObject<EditorHandle | null>,
): (submissionId: string) => Promise<void> {
  const client = useQueryClient();
  return async (id) => {
    const submission = await client.query(submissionQuery(id));
    change(taskId, { language: submission.language });
    // The editor of the other language mounts first; the text goes in on the next frame.
    requestAnimationFrame(() => {
      editor.current?.replace(submission.source);
      announce(submissionText.restored);
    });
  };
}

/** Brings a line of the code into view, on a phone with the part that holds it. */
export function useLineJump(editor: RefObject<EditorHandle | null>): (place: Place) => void {
  const [, setParams] = useSearchParams();
  return (place) => {
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        next.set('view', 'code');
        return next;
      },
      { replace: true },
    );
    // A part that was hidden has a size on the next frame.
    requestAnimationFrame(() => editor.current?.goTo(place));
  };
}
