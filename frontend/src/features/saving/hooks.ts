import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fieldError, hasCode } from '@/api/errors';

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
  onSaved: () => void;
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

/** Puts the focus on the first field that is wrong, each time that something is found; for the ref of the form. */
export function useWrongField(errors: object) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
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
  const dirty = how.changed(draft, how.draftOf(base)).length > 0;
  useLeaveQuestion(dirty);

  const adopt = (saved: S) => {
    setBase(saved);
    setTheirs(null);
    how.keep(saved);
  };
  const mutation = useMutation({
    mutationFn: (version: number) => how.save(draft, version),
    onSuccess: (saved) => {
      adopt(saved);
      setDraft(how.draftOf(saved));
      how.onSaved();
    },
    onError: async (error) => {
      setErrors(refused(error, draft));
      if (hasCode(error, 'stale_version')) setTheirs(await how.read());
    },
  });
  const save = (version = base.version) => {
    const found = how.problems(draft);
    setErrors(found);
    if (Object.keys(found).length === 0 && !mutation.isPending) mutation.mutate(version);
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
              mutation.reset();
            },
          },
  };
}
