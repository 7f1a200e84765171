import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ApiError, hasCode } from '@/api/errors';
import type { OpenProblemDraft } from '@/api/words/problem-drafts';
import type { SaveStatus } from '@/ui/SaveState';
import { readDraft, saveFiles } from './api';
import { merged, stillUnsaved, without, type Edits, type Files } from './rules';

/** How long after the first change it is saved. Source: product.md §9. */
const SAVE_AFTER_MS = 10_000;

/** Somebody else has saved since: which files, who, and which of them were changed here too. */
export type Conflict = {
  theirs: OpenProblemDraft;
  changed: readonly { path: string; who: string; both: boolean }[];
};

export type DraftFiles = {
  files: Files;
  put: (path: string, text: string) => void;
  putAll: (changes: Edits) => void;
  remove: (path: string) => void;
  status: SaveStatus;
  dirty: boolean;
  /** Saves now; answers the version that is saved, or null where it was not. */
  save: () => Promise<number | null>;
  failure: unknown;
  conflict: Conflict | null;
  /** My files stay where both changed them; everything else is theirs. */
  keepMine: () => void;
  takeTheirs: () => void;
};

function conflictOf(error: ApiError, theirs: OpenProblemDraft, edits: Edits): Conflict {
  const changed = error.fields.map(({ field, detail }) => ({
    path: field,
    who: detail,
    both: field in edits,
  }));
  return { theirs, changed };
}

function statusOf(draft: OpenProblemDraft, isPending: boolean, dirty: boolean): SaveStatus {
  if (!draft.is_own) return 'read_only';
  if (isPending) return 'saving';
  return dirty ? 'dirty' : 'saved';
}

/** Saves some time after the first change. */
function useAutosave(waits: boolean, save: () => Promise<unknown>): void {
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void save(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waits, save]);
}

/** Has the browser ask before a page with unsaved changes is left. */
function useLeaveQuestion(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}

/** The files of a draft as they are typed, and how they are saved: by themselves, and never over somebody's. */
export function useDraftFiles(draft: OpenProblemDraft): DraftFiles {
  const [edits, setEdits] = useState<Edits>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const latest = useRef<Edits>(edits);
  useEffect(() => {
    latest.current = edits;
  }, [edits]);
  // The version that the edits were made on.
  const [version, setVersion] = useState(draft.version);
  const dirty = Object.keys(edits).length > 0;
  const base = dirty ? version : draft.version;

  const mutation = useMutation({
    mutationFn: ({ sent, on }: { sent: Edits; on: number }) =>
      saveFiles(
        { id: draft.id, version: on },
        Object.entries(sent).map(([path, text]) => ({ path, text })),
      ),
    onSuccess: (saved, { sent }) => {
      setVersion(saved.version);
      setEdits((now) => stillUnsaved(now, sent));
    },
    onError: async (error) => {
      if (!hasCode(error, 'stale_version')) return;
      const theirs = await readDraft(draft.id);
      setConflict(conflictOf(error, theirs, latest.current));
    },
  });
  const { mutateAsync, isPending } = mutation;

  const save = useCallback(async (): Promise<number | null> => {
    const sent = latest.current;
    if (Object.keys(sent).length === 0) return base;
    try {
      return (await mutateAsync({ sent, on: base })).version;
    } catch {
      return null;
    }
  }, [mutateAsync, base]);

  useAutosave(dirty && !isPending && conflict === null && draft.is_own, save);
  useLeaveQuestion(dirty);

  const putAll = useCallback(
    (changes: Edits) => {
      setVersion(base);
      setEdits((now) => ({ ...now, ...changes }));
    },
    [base],
  );
  const settle = (kept: Edits, theirs: OpenProblemDraft) => {
    setVersion(theirs.version);
    setEdits(kept);
    setConflict(null);
    mutation.reset();
  };
  const both = conflict?.changed.filter((file) => file.both).map((file) => file.path) ?? [];
  const files = useMemo(() => merged(draft, edits), [draft, edits]);
  const stale = hasCode(mutation.error, 'stale_version');
  return {
    files,
    put: (path, text) => putAll({ [path]: text }),
    putAll,
    remove: (path) => putAll({ [path]: null }),
    status: statusOf(draft, isPending, dirty),
    dirty,
    save,
    failure: mutation.error === null || stale ? null : mutation.error,
    conflict,
    keepMine: () => conflict !== null && settle(edits, conflict.theirs),
    takeTheirs: () => conflict !== null && settle(without(edits, both), conflict.theirs),
  };
}
