/** What was written while signed out becomes the draft of the person who signs in. */
import type { LanguageId } from '@/api/words';
import {
  dropLocalDraft,
  loadLocalDraft,
  type LocalDraft,
  saveLocalDraft,
} from '@/features/attempts/rules';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the drafts of practice belong to in this browser: a person, or nobody. */
export function homeId(who: string | null): string {
  return `practice-${who ?? 'nobody'}`;
}

/** What was written by nobody in particular, where it is newer than what is unsent of the person's own; else null. */
export function adopted(nobodys: LocalDraft | null, own: LocalDraft | null): LocalDraft | null {
  if (nobodys === null || nobodys.synced) return null;
  if (own !== null && !own.synced && own.editedAt > nobodys.editedAt) return null;
  // It was written without knowing of any other: of it and the server's the newer opens, and the other is offered.
  return { ...nobodys, baseRevision: 0 };
}

/** Moves it from what is nobody's to what is the person's. What is older than their own unsent text stays. */
export function adoptDrafts(
  [nobodys, own]: readonly [nobodys: Store, own: Store],
  slug: string,
  languages: readonly LanguageId[],
  who: string,
): void {
  for (const language of languages) {
    const from = { attemptId: homeId(null), taskId: slug, language };
    const to = { attemptId: homeId(who), taskId: slug, language };
    const taken = adopted(loadLocalDraft(nobodys, from), loadLocalDraft(own, to));
    if (taken === null || !saveLocalDraft(own, to, taken)) continue;
    dropLocalDraft(nobodys, from);
  }
}
