import { useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@/api/words';
import { userKey } from '@/features/session/api';
import { useVersionedForm } from '@/features/saving/hooks';
import { notify } from '@/ui/notify';
import { profileQuery, saveProfile } from '@/features/account/api';
import { changedFields, draftOf, profileErrors, requestOf } from '@/features/account/rules';
import { text } from '@/features/account/text';

/** One profile being edited. */
export function useProfileForm(opened: Profile) {
  const client = useQueryClient();
  const { base, ...form } = useVersionedForm(opened, {
    draftOf,
    problems: profileErrors,
    changed: changedFields,
    save: (draft, version) => saveProfile(requestOf(draft, version)),
    read: () => client.query({ ...profileQuery, staleTime: 0 }),
    keep: (profile) => client.setQueryData(profileQuery.queryKey, profile),
    onSaved: () => {
      notify('success', text.profile.saved);
      void client.invalidateQueries({ queryKey: userKey });
    },
  });
  return { ...form, completed: base.profile_completed };
}
