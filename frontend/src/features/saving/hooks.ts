import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, fieldError, hasCode, isOffline } from '@/api/errors';
import type { SaveStatus } from '@/ui/SaveState';

/** What is wrong with a draft, by field. */
export type ProblemsOf<D> = Partial<Record<keyof D, string>>;

/** How something with a version is edited and saved. */
export type Versioned<S, D> = {
  draftOf: (saved: S) => D;
  /** Found here, before the server is asked. */
  problems: (draft: D) => ProblemsOf<D>;
  /** The fields in which two drafts differ, in the order of the form. */
  changed: (one: D, other: D) => (keyof D)[];
  save: (draft: D, version: number) => Promise<S>;
  /** What the server has now. */
  read: () => Promise<S>;
  /** Puts what the server has where others look for it. */
  keep: (saved: S) => void;
  /** `before` is the version that it was saved over. */
  onSaved: (saved: S, before: number) => void;
  /** What was typed stays as it was typed, for a form that saves itself meanwhile. */
  live?: boolean;
};

/** The server's word on each field it refused. */
function refused<D extends object>(error: unknown, draft: D): ProblemsOf<D> {
  const found: ProblemsOf<D> = {};
  for (const name of Object.keys(draft) as (keyof D & string)[]) {
    const detail = fieldError(error, name);
    if (detail !== undefined) found[name] = detail;
  }
  return found;
}

/** A field that says so, or the first button of a group that is marked. */
const WRONG = '[aria-invalid="true"], [data-wrong] button';

/** Puts the focus on the first field that is wrong, each time that something is found; for the ref of the form. */
export function useWrongField(errors: object) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [errors]);
  return form;
}

/** Asks before the page is left with something that is not saved. */
function useLeaveQuestion(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}

/**
 * A form over something that has a version. `base` is what the server had when the form was opened or last
 * saved; `theirs` is what was saved from elsewhere in the meantime, until the person has chosen one of the two.
 */
export function useVersionedForm<S extends { version: number }, D extends object>(
  opened: S,
  how: Versioned<S, D>,
) {
  const [base, setBase] = useState(opened);
  const [draft, setDraft] = useState(() => how.draftOf(opened));
  const [errors, setErrors] = useState<ProblemsOf<D>>({});
  const [theirs, setTheirs] = useState<S | null>(null);
  // What the server has, as it was typed here: it may write the same a little differently.
  const [kept, setKept] = useState(draft);
  const dirty = how.changed(draft, kept).length > 0;
  useLeaveQuestion(dirty);

  const adopt = (saved: S) => {
    setBase(saved);
    setTheirs(null);
    how.keep(saved);
  };
  const mutation = useMutation({
    mutationFn: ({ sent, version }: { sent: D; version: number }) => how.save(sent, version),
    onSuccess: (saved, { sent, version }) => {
      adopt(saved);
      const shown = how.live === true ? sent : how.draftOf(saved);
      setKept(shown);
      // What was typed while it was on its way is not taken back.
      setDraft((now) => (now === sent ? shown : now));
      how.onSaved(saved, version);
    },
    onError: async (error, { sent }) => {
      setErrors(refused(error, sent));
      if (hasCode(error, 'stale_version')) setTheirs(await how.read());
    },
  });
  const save = (version = base.version) => {
    const found = how.problems(draft);
    setErrors(found);
    if (Object.keys(found).length === 0 && !mutation.isPending)
      mutation.mutate({ sent: draft, version });
  };
  const { error } = mutation;
  const stale = hasCode(error, 'stale_version');
  const placed = Object.keys(errors).length > 0;
  return {
    base,
    draft,
    errors,
    dirty,
    saving: mutation.isPending,
    /** What the last save ended with; null where it went well. */
    error,
    /** What went wrong beside the fields; null where nothing did. */
    failure: error === null || stale || placed ? null : error,
    change: (part: Partial<D>) => setDraft((before) => ({ ...before, ...part })),
    save: () => save(),
    conflict:
      theirs === null
        ? null
        : {
            fields: how.changed(draft, how.draftOf(theirs)),
            keepMine: () => save(theirs.version),
            takeTheirs: () => {
              adopt(theirs);
              setDraft(how.draftOf(theirs));
              setKept(how.draftOf(theirs));
              mutation.reset();
            },
          },
  };
}

/** How long nobody changes a form before it is saved. */
const PAUSE_MS = 1_500;
/** How long to wait after a failure that may pass. */
const AGAIN_MS = 10_000;

type Saving = {
  draft: object;
  dirty: boolean;
  saving: boolean;
  error: unknown;
  /** What was saved from elsewhere, until the person has chosen. */
  conflict: object | null;
  save: () => void;
};

const mayPass = (error: unknown) =>
  isOffline(error) || (error instanceof ApiError && error.status >= 500);

/**
 * Saves a form a moment after its last change, and at once when it is left. What the server refused is not sent again
 * before it is changed. Answers where the latest changes are.
 */
export function useAutosave(form: Saving, on: boolean): SaveStatus {
  const { draft, dirty, saving, error, conflict, save } = form;
  const sent = useRef<object | null>(null);
  const send = useRef(save);
  const waits = on && dirty && !saving && conflict === null;
  const left = useRef(waits);
  useEffect(() => {
    send.current = save;
    left.current = waits;
  });
  useEffect(() => {
    const refused = error !== null && !mayPass(error);
    if (!waits || (refused && sent.current === draft)) return undefined;
    const timer = setTimeout(
      () => {
        sent.current = draft;
        send.current();
      },
      error === null || refused ? PAUSE_MS : AGAIN_MS,
    );
    return () => clearTimeout(timer);
  }, [waits, draft, error]);
  useEffect(
    () => () => {
      if (left.current) send.current();
    },
    [],
  );
  if (saving) return 'saving';
  return dirty ? 'dirty' : 'saved';
}
