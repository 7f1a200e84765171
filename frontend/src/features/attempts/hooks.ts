/** The attempt as the workspace sees it: its data, its clock and its drafts. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import type { AttemptTask, LanguageId } from '@/api/words';

import { attemptQuery, refreshAttempt, saveDraft, type TimedAttempt } from './api';
import type { SaveStatus } from './drafts/autosave';

export type { SaveStatus } from './drafts/autosave';
export type { DraftBook } from './drafts/draft-book';
import { hasDrifted, skewMs } from './rules';
import { DraftBook, type OpenEntry } from './drafts/draft-book';
import { type Place, WritingLock } from './writing-lock';

/** How often the two local clocks are compared. */
const DRIFT_CHECK_MS = 5_000;

export function useAttempt(id: string) {
  return useQuery(attemptQuery(id));
}

/** Server time minus this computer's, taken again when the computer slept or its clock was set. */
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
export function useDraftBook(attempt: TimedAttempt, writes: boolean): DraftBook {
  const skew = skewMs(attempt.clock);
  const [book] = useState(
    () =>
      new DraftBook(attempt.id, {
        send: saveDraft,
        storage: localStorage,
        now: () => Date.now() + skew,
        writes,
      }),
  );
  useEffect(() => {
    if (!writes) book.read();
  }, [book, writes]);
  useEffect(() => book.compare(attempt.tasks), [book, attempt.tasks]);
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
  /** Whether this browser keeps a copy. */
  readonly keptHere: boolean;
  /** Writing goes on here; answers the text it goes on from: the one here if it is unsent, else the server's. */
  readonly takeOver: () => Promise<string>;
  /** Answers the other text after making it this draft's, or null when there is none. */
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
  const readServer = useCallback(
    async () => (await refreshAttempt(client, attemptId)).tasks,
    [client, attemptId],
  );
  return useMemo(
    () => ({
      entry,
      status,
      keptHere,
      takeOver: async () => {
        await book.takeOver(await readServer());
        return entry.autosave.source;
      },
      adoptOther: async () => {
        const drafts = (await readServer()).find((one) => one.id === task.id)?.drafts ?? [];
        const draft = drafts.find((one) => one.language === language);
        if (draft === undefined) return null;
        entry.autosave.adopt(draft.source, draft.revision);
        return draft.source;
      },
    }),
    [book, entry, status, keptHere, readServer, task.id, language],
  );
}

/** The attempt is asked for again when the tab comes into view or has a network again, so that writing elsewhere shows before anything is typed. */
export function useFreshDrafts(attemptId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void refreshAttempt(client, attemptId).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [client, attemptId]);
}

/** Whether this tab writes the attempt. `visit` grows each time it becomes the one that does, with fresh data. */
export type Writing = {
  readonly place: Place;
  readonly visit: number;
  readonly takeOver: () => void;
};

/** A read-only tab asks for the place whenever it comes into view. */
export function useWriting(attemptId: string): Writing {
  const client = useQueryClient();
  const [state, setState] = useState<{ place: Place; visit: number }>({
    place: 'asking',
    visit: 0,
  });
  const lock = useRef<WritingLock | null>(null);
  useEffect(() => {
    let was: Place = 'asking';
    const onPlace = (place: Place) => {
      const again = was === 'elsewhere' && place === 'here';
      was = place;
      if (!again) {
        setState((old) => ({ ...old, place }));
        return;
      }
      // The other tab may have saved more than this one has seen; without an answer its copy in this browser is used.
      void refreshAttempt(client, attemptId)
        .catch(() => undefined)
        .then(() => {
          if (was === 'here') setState((old) => ({ place, visit: old.visit + 1 }));
        });
    };
    const mine = new WritingLock(attemptId, navigator.locks, onPlace);
    lock.current = mine;
    const claim = () => {
      if (!document.hidden) mine.claim();
    };
    mine.claim();
    document.addEventListener('visibilitychange', claim);
    window.addEventListener('focus', claim);
    return () => {
      document.removeEventListener('visibilitychange', claim);
      window.removeEventListener('focus', claim);
      mine.leave();
    };
  }, [client, attemptId]);
  const takeOver = useCallback(() => lock.current?.takeOver(), []);
  return useMemo(() => ({ ...state, takeOver }), [state, takeOver]);
}
