import type { StoryState, User } from '@/api/words';
import type { OwnStory } from './draft';
import { text } from './text';

/** Only candidates share stories, as on the server: no company, partner or admin. */
export function mayTell(user: Pick<User, 'is_company' | 'is_partner' | 'is_admin'>): boolean {
  return !user.is_company && !user.is_partner && !user.is_admin;
}

/** What a story is called in its author's list. */
export function storyName({ form }: Pick<OwnStory, 'form'>): string {
  const parts = [form.position, form.company_name, form.year === null ? '' : String(form.year)];
  const filled = parts.map((part) => part.trim()).filter((part) => part !== '');
  return filled.length === 0 ? text.mine.unnamed : filled.join(', ');
}

/** The state of a changed text beside the one that readers see. */
export function editWords(state: StoryState): string {
  const { edits } = text.mine;
  if (state === 'draft') return edits.draft;
  return state === 'changes_requested' || state === 'rejected' ? edits.asked : edits.review;
}
