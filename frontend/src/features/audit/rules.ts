/** What the audit trail is asked for, and how its lines read. Pure. */
import type { AuditEntry } from '@/api/words/admin';
import { paths } from '@/facts/paths';
import { text } from './text';

/** The filters, in the order of their fields. */
export const filters = ['actor', 'action', 'entity', 'from', 'to'] as const;
export type Filter = (typeof filters)[number];

/** What is looked for: a filter that is not there lets everything through. */
export type Asked = Partial<Record<Filter, string>>;
/** The same as it stands in the fields. */
export type Typed = Record<Filter, string>;

const MOST = 100;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const isWord = (filter: Filter): boolean => filter === 'action' || filter === 'entity';
const isDay = (filter: Filter): boolean => filter === 'from' || filter === 'to';

/** What an address looks for; days that are none are left out. */
export function askedOf(params: URLSearchParams): Asked {
  const asked: Asked = {};
  for (const filter of filters) {
    const typed = (params.get(filter) ?? '').trim().slice(0, MOST);
    // The list shows words with spaces, and the log has them with underscores.
    const value = isWord(filter) ? typed.replaceAll(' ', '_') : typed;
    if (value !== '' && (!isDay(filter) || DAY.test(value))) asked[filter] = value;
  }
  return asked;
}

/** What stands in the fields of what is looked for. */
export const typedOf = (asked: Asked): Typed => ({
  actor: asked.actor ?? '',
  action: asked.action ?? '',
  entity: asked.entity ?? '',
  from: asked.from ?? '',
  to: asked.to ?? '',
});

/** The address of what was typed; nothing of a field that is empty. */
export function paramsOf(typed: Typed): URLSearchParams {
  const asked = askedOf(new URLSearchParams(typed));
  return new URLSearchParams(asked);
}

/** What is wrong with the days. */
export const daysProblem = ({ from, to }: Typed): string | undefined =>
  from !== '' && to !== '' && to < from ? text.filters.daysSwapped : undefined;

/** The address of everything that was done to the thing with this id. */
export const everythingAbout = (id: string): string =>
  `${paths.adminAudit}?entity=${encodeURIComponent(id)}`;

/** Who did it. */
export const actorOf = ({ actor, actor_kind: kind }: Pick<AuditEntry, 'actor' | 'actor_kind'>) =>
  kind === 'user' ? actor : text.kinds[kind];

/** “rule_details” as “rule details”. */
export const spaced = (word: string): string => word.replaceAll('_', ' ');

/** The admin's page about what it was done to; null where there is none. */
export function pageOf({ entity, entity_id: id }: Pick<AuditEntry, 'entity' | 'entity_id'>) {
  if (id === null) return null;
  const pages: Partial<Record<string, string>> = {
    company: `${paths.adminCompanies}?company=${id}`,
    inquiry: `${paths.adminOnboardCompanies}?inquiry=${id}`,
    role: `${paths.adminUnpublishedRoles}?role=${id}`,
    internship: `${paths.adminOnboarding}?internship=${id}`,
    integrity_case: `${paths.adminIntegrity}?case=${id}`,
    support_conversation: `${paths.adminSupportChat}?conversation=${id}`,
  };
  return pages[entity] ?? null;
}

const wordsOf = (state: string | null): string => (state === null ? text.nothing : spaced(state));

/** The states before and after, in words; null where they are one. */
export function changeOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  return before === after ? null : { before: wordsOf(before), after: wordsOf(after) };
}
