import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fieldError, hasCode } from '@/api/errors';
import type { Profile } from '@/api/words';
import { userKey } from '@/features/session/api';
import { notify } from '@/ui/notify';
import { profileQuery, saveProfile } from '@/features/account/api';
import {
  changedFields,
  draftOf,
  profileErrors,
  requestOf,
  type ProfileDraft,
  type ProfileErrors,
  type ProfileField,
} from '@/features/account/rules';
import { text } from '@/features/account/text';

const words = text.profile;

/** The server's word on each field it refused. */
function refused(error: unknown, draft: ProfileDraft): ProfileErrors {
  const names = Object.keys(draft) as ProfileField[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const detail = fieldError(error, name);
      return detail === undefined ? [] : [[name, detail]];
    }),
  );
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
 * One profile being edited. `base` is what the server had when the form was opened or last saved;
 * `theirs` is what was saved from elsewhere in the meantime, until the person has chosen one of the two.
 */
export function useProfileForm(opened: Profile) {
  const client = useQueryClient();
  const [base, setBase] = useState(opened);
  const [draft, setDraft] = useState(() => draftOf(opened));
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [theirs, setTheirs] = useState<Profile | null>(null);
  const dirty = changedFields(draft, draftOf(base)).length > 0;
  useLeaveQuestion(dirty);

  const adopt = (profile: Profile) => {
    setBase(profile);
    setTheirs(null);
    client.setQueryData(profileQuery.queryKey, profile);
  };
  const mutation = useMutation({
    mutationFn: (version: number) => saveProfile(requestOf(draft, version)),
    onSuccess: (saved) => {
      adopt(saved);
      setDraft(draftOf(saved));
      notify('success', words.saved);
      void client.invalidateQueries({ queryKey: userKey });
    },
    onError: async (error) => {
      setErrors(refused(error, draft));
      if (hasCode(error, 'stale_version'))
        setTheirs(await client.query({ ...profileQuery, staleTime: 0 }));
    },
  });
  const save = (version = base.version) => {
    const found = profileErrors(draft);
    setErrors(found);
    if (Object.keys(found).length === 0 && !mutation.isPending) mutation.mutate(version);
  };
  const { error } = mutation;
  const stale = hasCode(error, 'stale_version');
  const placed = Object.keys(errors).length > 0;
  return {
    draft,
    errors,
    dirty,
    saving: mutation.isPending,
    /** What went wrong beside the fields; null where nothing did. */
    failure: error === null || stale || placed ? null : error,
    completed: base.profile_completed,
    change: (part: Partial<ProfileDraft>) => setDraft((before) => ({ ...before, ...part })),
    save: () => save(),
    conflict:
      theirs === null
        ? null
        : {
            fields: changedFields(draft, draftOf(theirs)),
            keepMine: () => save(theirs.version),
            takeTheirs: () => {
              adopt(theirs);
              setDraft(draftOf(theirs));
              mutation.reset();
            },
          },
  };
}
