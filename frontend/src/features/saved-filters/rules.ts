import { fieldError, hasCode } from '@/api/errors';
import type { SavedFilterList } from '@/api/words/admin';

/** The parts of each list's address that are its filter; whatever else stands there is what is open. */
const parts: Record<SavedFilterList, readonly string[]> = {
  onboard_companies: ['column'],
  manage_companies: ['state', 'search'],
  manage_interns: ['standing', 'search'],
  unpublished_roles: ['queue'],
  partners: ['kind', 'standing', 'search'],
  partner_applications: ['state'],
  interviews: ['queue'],
  support_chat: ['state'],
  manage_onboarding: ['column', 'overdue'],
  presence: ['role', 'area', 'state', 'search'],
  integrity: ['queue'],
  network_graph: ['kinds', 'days', 'partner', 'node', 'depth', 'search', 'view'],
};

/** What a list shows where its address leaves it out, or says something that the list does not know. */
export type Shown = Readonly<Record<string, string>>;

/** The filter of a list as it is saved; empty where nothing is filtered. */
export function filterOf(
  list: SavedFilterList,
  address: URLSearchParams,
  shown: Shown = {},
): string {
  const filter = new URLSearchParams();
  for (const part of parts[list]) {
    const value = shown[part] ?? address.get(part) ?? '';
    if (value !== '') filter.set(part, value);
  }
  return filter.toString();
}

/** The address of a list with a filter that was saved: nothing is open there, and nothing strange is taken over. */
export const addressOf = (list: SavedFilterList, query: string): string =>
  filterOf(list, new URLSearchParams(query));

/** What is wrong with a name, as the server says it. */
export const nameProblem = (error: unknown): string | undefined =>
  hasCode(error, 'name_taken') ? error.detail : fieldError(error, 'name');
