import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { TalentProfile } from '@/api/words';
import { useAutosave, useVersionedForm } from '@/features/saving/hooks';
import { profileQuery, saveProfile } from '@/features/talent/api';
import {
  changedFields,
  draftOf,
  draftProblems,
  profileOf,
  type Draft,
} from '@/features/talent/rules';
import { text } from '@/features/talent/text';
import { notify } from '@/ui/notify';
import { keepDraft } from './start';

/** A place in the pool; without a profile it is not taken yet. */
type Place = { version: number; profile: TalentProfile | null };

const placeOf = (profile: TalentProfile | null): Place => ({
  version: profile?.version ?? 0,
  profile,
});

/**
 * What somebody says in the pool. Before they have joined it is kept in this tab; afterwards each change is saved as
 * it is made.
 */
export function usePlace(opened: TalentProfile | null, start: Draft, of: string) {
  const client = useQueryClient();
  const { base, ...form } = useVersionedForm<Place, Draft>(placeOf(opened), {
    draftOf: ({ profile }) => (profile === null ? start : draftOf(profile)),
    problems: draftProblems,
    changed: changedFields,
    live: true,
    save: async (draft, version) => {
      const body = profileOf(draft, version);
      // Without an availability there is a problem, and nothing is saved.
      return placeOf(body === null ? null : await saveProfile(body));
    },
    read: async () => placeOf(await client.query({ ...profileQuery, staleTime: 0 })),
    keep: ({ profile }) => client.setQueryData(profileQuery.queryKey, profile),
    onSaved: ({ profile }, before) => {
      keepDraft(of, null);
      if (before === 0 && profile !== null) notify('success', text.form.joined[profile.visibility]);
    },
  });
  const joined = base.profile;
  const status = useAutosave(form, joined !== null);
  const { draft, dirty } = form;
  const waits = joined === null && dirty;
  useEffect(() => {
    if (waits) keepDraft(of, draft);
  }, [waits, of, draft]);
  return { ...form, joined, status };
}
