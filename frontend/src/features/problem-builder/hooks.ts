import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ApiError, hasCode } from '@/api/errors';
import type { OpenProblemDraft } from '@/api/words/problem-drafts';
import { onDelivery } from '@/platform/drafts/delivery';
import type { SaveStatus } from '@/ui/SaveState';
import { useOnline } from '@/ui/use-online';
import { readDraft, saveFiles } from './api';
import { type Kept, lacking } from './kept/rules';
import { useKeeper } from './kept/use-kept';
import { merged, stillUnsaved, without, type Edits, type Files } from './rules';

/** How long after the first change it is saved. Source: product.md §9. */
const SAVE_AFTER_MS = 10_000;

/** Somebody else has saved since: which files, who, and which of them were changed here too. */
export type Conflict = {
  theirs: OpenProblemDraft;
  changed: readonly { path: string; who: string; both: boolean }[];
};

/** Changes of an earlier visit that the server lacks. */
export type Restored = {
  /** When the last of them was made, in ms. */
  at: number;
  /** Whether the problem was saved from elsewhere since. */
  behind: boolean;
  keep: () => void;
  discard: () => void;
};

export type DraftFiles = {
  files: Files;
  put: (path: string, text: string) => void;
  putAll: (changes: Edits) => void;
  remove: (path: string) => void;
  status: SaveStatus;
  dirty: boolean;
  /** Whether this browser keeps what is not saved. */
  keeps: boolean;
  /** Until it is decided whether they stay; typing on and saving decide it, too. */
  restored: Restored | null;
  /** Forgets what this browser keeps of the draft. */
  forget: () => void;
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

function statusOf(draft: OpenProblemDraft, isPending: boolean, unsaved: SaveStatus): SaveStatus {
  if (!draft.is_own) return 'read_only';
  return isPending ? 'saving' : unsaved;
}

/** Saves some time after the first change. */
function useAutosave(waits: boolean, save: () => Promise<unknown>): void {
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void save(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waits, save]);
}

/** Has the browser ask before a page is left whose changes are nowhere else. */
function useLeaveQuestion(asks: boolean): void {
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}

const isEmpty = (edits: Edits) => Object.keys(edits).length === 0;
const none: Edits = {};

/** What is typed: shown, sent and kept in this browser from one place. */
function useEdits(draft: OpenProblemDraft, kept: Kept | null) {
  const [before] = useState(() => (kept === null ? null : lacking(kept, draft)));
  const { keeper, keeps } = useKeeper(draft.id, kept);
  const [edits, setEdits] = useState<Edits>(before?.edits ?? none);
  // The edits and the version that they were made on, for what happens between two renderings.
  const latest = useRef({ edits, version: before?.version ?? 0 });
  const server = useRef(draft);
  useEffect(() => {
    server.current = draft;
  }, [draft]);
  const typed = useCallback(() => latest.current, []);
  /** What the server has, as far as this page knows. */
  const known = useCallback(() => server.current, []);
  const set = useCallback(
    (next: Edits, version: number) => {
      latest.current = { edits: next, version };
      setEdits(next);
      keeper.keep({ edits: next, version, at: Date.now() });
    },
    [keeper],
  );
  useEffect(() => {
    // What the server has by now leaves this browser.
    if (before !== null) keeper.keep(before);
  }, [keeper, before]);
  const found = before === null || isEmpty(before.edits) ? null : before;
  return { edits, typed, known, set, keeper, keeps, found };
}

type Typed = ReturnType<typeof useEdits>;

/** Sends what is typed while the draft is `editable`, and says where somebody else has saved since. */
function useSaving({ id }: OpenProblemDraft, { typed, known, set }: Typed, editable: boolean) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const mutation = useMutation({
    // Without a network it fails at once, and what was typed stays.
    networkMode: 'always',
    mutationFn: ({ sent, on }: { sent: Edits; on: number }) =>
      saveFiles(
        { id, version: on },
        Object.entries(sent).map(([path, text]) => ({ path, text })),
      ),
    onSuccess: (saved, { sent }) => set(stillUnsaved(typed().edits, sent), saved.version),
    onError: async (error) => {
      if (!hasCode(error, 'stale_version')) return;
      const theirs = await readDraft(id);
      setConflict(conflictOf(error, theirs, typed().edits));
    },
  });
  const { mutateAsync, isPending, error } = mutation;
  const send = useCallback(async (): Promise<number | null> => {
    const { edits: before, version } = typed();
    const now = Math.max(known().version, version);
    if (!editable || isEmpty(before)) return now;
    const sent = lacking({ edits: before, version, at: 0 }, known()).edits;
    if (Object.keys(sent).length < Object.keys(before).length) set(sent, version);
    if (isEmpty(sent)) return now;
    try {
      return (await mutateAsync({ sent, on: version })).version;
    } catch {
      return null;
    }
  }, [typed, known, set, mutateAsync, editable]);
  // One save at a time: two that name the same version would meet as two authors.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const save = useCallback(() => {
    const next = last.current.then(send);
    last.current = next;
    return next;
  }, [send]);
  const settle = (rest: Edits, theirs: OpenProblemDraft) => {
    set(rest, theirs.version);
    setConflict(null);
    mutation.reset();
  };
  const stale = hasCode(error, 'stale_version');
  return { save, isPending, failure: stale ? null : error, conflict, settle };
}

/**
 * The files of a draft as they are typed, and how they are saved: by themselves, and never over somebody's. What is not
 * saved is kept in this browser. While the draft is not `editable`, nothing of that is shown or sent.
 */
export function useDraftFiles(
  draft: OpenProblemDraft,
  kept: Kept | null = null,
  editable = draft.is_own,
): DraftFiles {
  const online = useOnline();
  const own = useEdits(draft, kept);
  const { typed, known, set, keeper, keeps, found } = own;
  const [undecided, setUndecided] = useState(found !== null);
  const edits = editable ? own.edits : none;
  const dirty = !isEmpty(edits);
  const { save: send, isPending, failure, conflict, settle } = useSaving(draft, own, editable);
  const save = useCallback(() => {
    if (editable) setUndecided(false);
    return send();
  }, [send, editable]);

  const decided = !undecided || !dirty;
  useAutosave(dirty && decided && online && !isPending && conflict === null, save);
  useLeaveQuestion(dirty && !keeps);
  useEffect(
    () =>
      onDelivery(async () => {
        if (decided) await save();
        await keeper.flush();
      }),
    [decided, save, keeper],
  );

  const putAll = useCallback(
    (changes: Edits) => {
      const { edits: before, version } = typed();
      const now = Math.max(known().version, version);
      setUndecided(false);
      set({ ...before, ...changes }, isEmpty(before) ? now : version);
    },
    [typed, known, set],
  );
  const forget = () => {
    setUndecided(false);
    set(none, draft.version);
  };
  const both = conflict?.changed.filter((file) => file.both).map((file) => file.path) ?? [];
  const files = useMemo(() => merged(draft, edits), [draft, edits]);
  return {
    files,
    put: (path, text) => putAll({ [path]: text }),
    putAll,
    remove: (path) => putAll({ [path]: null }),
    status: statusOf(draft, isPending, !dirty ? 'saved' : online || !keeps ? 'dirty' : 'offline'),
    dirty,
    keeps,
    restored:
      found === null || !undecided
        ? null
        : {
            at: found.at,
            behind: found.version < draft.version,
            keep: () => setUndecided(false),
            discard: forget,
          },
    forget,
    save,
    failure,
    conflict,
    keepMine: () => conflict !== null && settle(typed().edits, conflict.theirs),
    takeTheirs: () => conflict !== null && settle(without(typed().edits, both), conflict.theirs),
  };
}
