import { useCallback } from 'react';
import type { LanguageId } from '@/api/words';
import { openShelf, type Shelf, useShelf } from '@/features/attempts/hooks';
import { useAccount } from '@/features/session/store';
import { adoptDrafts, homeId } from './adopt';

/** What is practised, and in which languages. */
type Practised = { slug: string; languages: readonly { id: LanguageId }[] };

/** What this browser keeps of a person's practice; null until it is read, and what was written signed out is theirs. */
export function usePracticeShelf(
  { slug, languages }: Practised,
  who: string | null,
  visit: number,
): Shelf | null {
  const account = useAccount();
  const owner = who === null ? null : (account?.uid ?? null);
  const ids = languages.map(({ id }) => id).join(' ');
  const adopt = useCallback(
    async (own: Shelf) => {
      if (who === null || owner === null) return;
      const nobodys = await openShelf(null, homeId(null));
      adoptDrafts([nobodys, own], slug, ids.split(' ') as LanguageId[], who);
      await Promise.all([own.settled(), nobodys.settled()]);
    },
    [who, owner, slug, ids],
  );
  return useShelf({ owner, home: homeId(who), visit }, adopt);
}
