/** The attempt as the workspace sees it: its data, its clock and its drafts. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import type { AttemptTask, LanguageId } from '@/api/types';

import { attemptQuery, refreshAttempt, saveDraft, type TimedAttempt } from './api';
import type { SaveStatus } from './autosave';

export type { SaveStatus } from './autosave';
import { hasDrifted, skewMs } from './rules';
import { DraftBook, type OpenEntry } from './draft-book';

/** How often the two local clocks are compared. */
const DRIFT_CHECK_MS = 5_000;

export function useAttempt(id: string) {
  return useQuery(attemptQuery(id));
}

/** Server time minus this computer's, taken anew when the computer slept or its clock was set. */
export function useSkew(attempt: TimedAttempt): number {
  const client = useQueryClient();
  const { id, clock } = attempt;
  useEffect(() => {
    const check = () => {
      if (!document.hidden && hasDrifted(clock, Date.now(), performance.now())) {
        void refreshAttempt(client, id).catch(() => undefined);
      }
    };
    const timer = setInterval(check, DRIFT_CHECK_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [client, id, clock]);
  return skewMs(clock);
}

/** The drafts of this visit. What is unsent goes out when the page is hidden, comes online or is left. */
export function useDraftBook(attempt: TimedAttempt): DraftBook {
  const skew = skewMs(attempt.clock);
  const [book] = useState(
    () =>
      new DraftBook(attempt.id, {
        send: saveDraft,
        storage: localStorage,
        now: () => Date.now() + skew,
      }),
  );
  useEffect(() => {
    const flush = () => void book.flush();
    const ask = (event: BeforeUnloadEvent) => {
      if (book.hasUnsent()) event.preventDefault();
    };
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('online', flush);
    window.addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('online', flush);
      window.removeEventListener('beforeunload', ask);
      flush();
    };
  }, [book]);
  return book;
}

export type OpenDraftState = {
  readonly entry: OpenEntry;
  readonly status: SaveStatus;
  /** Whether this browser keeps a copy of its own. */
  readonly keptHere: boolean;
  /** Keeps the text here and saves over what another tab wrote. */
  readonly takeOver: () => Promise<void>;
  /** Answers the other tab's text after making it this draft's, or null when there is none. */
  readonly adoptOther: () => Promise<string | null>;
};

/** One task's draft in one language, with its live save status. */
export function useOpenDraft(
  book: DraftBook,
  attemptId: string,
  task: AttemptTask,
  language: LanguageId,
): OpenDraftState {
  const client = useQueryClient();
  const entry = book.open(task, language);
  const status = useSyncExternalStore(book.subscribe, () => entry.autosave.status);
  const keptHere = useSyncExternalStore(book.subscribe, () => book.keepsHere());
  const readServer = useCallback(async () => {
    const fresh = await refreshAttempt(client, attemptId);
    const drafts = fresh.tasks.find((one) => one.id === task.id)?.drafts ?? [];
    return drafts.find((draft) => draft.language === language) ?? null;
  }, [client, attemptId, task.id, language]);
  return useMemo(
    () => ({
      entry,
      status,
      keptHere,
      takeOver: async () => entry.autosave.takeOver((await readServer())?.revision ?? 0),
      adoptOther: async () => {
        const draft = await readServer();
        if (draft === null) return null;
        entry.autosave.adopt(draft.source, draft.revision);
        return draft.source;
      },
    }),
    [entry, status, keptHere, readServer],
  );
}
