/** The attempt as the workspace sees it: its data, its clock and its drafts. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import type { AttemptTask, LanguageId } from '@/api/words';

import { onDelivery } from '@/platform/drafts/delivery';

import { attemptQuery, refreshAttempt, saveDraft, type TimedAttempt } from './api';
import type { SaveStatus } from './drafts/autosave';

export type { SaveStatus } from './drafts/autosave';
export type { DraftBook, LatestCode, Unsent } from './drafts/draft-book';
export { openShelf } from './drafts/shelf';
export { type Shelf, useShelf } from './drafts/use-shelf';
export type { Writing } from './use-writing';
import { hasDrifted, skewMs } from './rules';
import type { Shelf } from './drafts/use-shelf';
import { DraftBook, type DraftPorts, type OpenEntry } from './drafts/draft-book';
import type { Writing } from './use-writing';

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

/** What drafts belong to: an attempt, or a problem that is practised. */
export type DraftHome = {
  readonly id: string;
  readonly tasks: readonly AttemptTask[];
  /** Server time minus this computer's. */
  readonly skewMs: number;
  readonly save: DraftPorts['send'];
  /** Whether text that only this browser keeps holds up who leaves the page. */
  readonly asksToStay: boolean;
  /** Asks the server what it has now. */
  readonly refresh: () => Promise<readonly AttemptTask[]>;
};

/** The attempt as what its drafts belong to. */
export function useAttemptHome(attempt: TimedAttempt): DraftHome {
  const client = useQueryClient();
  const { id, tasks, clock } = attempt;
  return useMemo(
    () => ({
      id,
      tasks,
      skewMs: skewMs(clock),
      save: saveDraft,
      asksToStay: true,
      refresh: async () => (await refreshAttempt(client, id)).tasks,
    }),
    [client, id, tasks, clock],
  );
}

/** The drafts of this visit. What is unsent goes out when the page is hidden, comes online or is left. */
export function useDraftBook(home: DraftHome, { place, visit }: Writing, shelf: Shelf): DraftBook {
  const writes = place === 'here';
  const takenOver = visit > 0;
  const [book] = useState(
    () =>
      new DraftBook(home.id, {
        send: home.save,
        storage: shelf,
        now: () => Date.now() + home.skewMs,
        writes,
        takenOver,
      }),
  );
  useEffect(() => {
    if (!writes) book.read();
  }, [book, writes]);
  useEffect(() => book.compare(home.tasks), [book, home.tasks]);
  useEffect(() => {
    const note = () => book.noteKept(shelf.keeps);
    note();
    return shelf.subscribe(note);
  }, [book, shelf]);
  const [first] = useState(home.tasks);
  useEffect(() => {
    if (writes) book.deliver(first);
  }, [book, writes, first]);
  const { asksToStay } = home;
  useEffect(() => {
    const flush = () => void book.flush();
    const ask = (event: BeforeUnloadEvent) => {
      if (book.hasUnsent() && (asksToStay || !book.keepsHere())) event.preventDefault();
    };
    const stop = onDelivery(() => book.flush());
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('online', flush);
    window.addEventListener('beforeunload', ask);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('online', flush);
      window.removeEventListener('beforeunload', ask);
      flush();
    };
  }, [book, asksToStay]);
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

/** Asks for the attempt again. */
export function useRefreshAttempt(id: string): () => Promise<TimedAttempt> {
  const client = useQueryClient();
  return useCallback(() => refreshAttempt(client, id), [client, id]);
}

/** One task's draft in one language, with its live save status. */
export function useOpenDraft(
  book: DraftBook,
  readServer: DraftHome['refresh'],
  task: AttemptTask,
  language: LanguageId,
): OpenDraftState {
  const entry = book.open(task, language);
  const status = useSyncExternalStore(book.subscribe, () => entry.autosave.status);
  const keptHere = useSyncExternalStore(book.subscribe, () => book.keepsHere());
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

/** The server is asked again when the tab comes into view or has a network again, so that writing elsewhere shows before anything is typed. */
export function useFreshDrafts(refresh: DraftHome['refresh']): void {
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void refresh().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [refresh]);
}
