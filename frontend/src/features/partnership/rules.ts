import type { NewPartnerApplication, PartnerKind } from '@/api/words';
import { webAddress } from '@/facts/web-address';
import { text } from './text';

const words = text.form;

/** What somebody has typed; a kind may not be chosen yet. */
export type Draft = Omit<NewPartnerApplication, 'kind' | 'website'> & {
  kind: PartnerKind | undefined;
  website: string;
};

export const emptyDraft: Draft = { kind: undefined, organisation: '', website: '', why: '' };

export type Problems = Partial<Record<keyof Draft, string>>;

/** The longest that the server takes, in characters. */
const LIMITS = { organisation: 120, website: 200, why: 2000 } as const;

/** What is missing, too long or no address, at its field. */
export function draftProblems(draft: Draft): Problems {
  const problems: Problems = {};
  const website = webAddress(draft.website);
  if (website !== '' && !/^https?:\/\/[\p{L}\p{N}]\S*$/u.test(website))
    problems.website = words.badWebsite;
  for (const [field, limit] of Object.entries(LIMITS)) {
    const name = field as keyof typeof LIMITS;
    if (Array.from(draft[name].trim()).length > limit) problems[name] = words.tooLong(limit);
  }
  if (draft.kind === undefined) problems.kind = words.missing.kind;
  if (draft.organisation.trim() === '') problems.organisation = words.missing.organisation;
  if (draft.why.trim() === '') problems.why = words.missing.why;
  return problems;
}

/** What is sent of a draft without problems; null while no kind is chosen. */
export function applicationOf({
  kind,
  organisation,
  website,
  why,
}: Draft): NewPartnerApplication | null {
  if (kind === undefined) return null;
  return {
    kind,
    organisation: organisation.trim(),
    website: website.trim() === '' ? null : webAddress(website),
    why: why.trim(),
  };
}
