import type { NotificationSettings, Profile, SaveProfileRequest } from '@/api/words';
import { text } from './text';

/** The profile while it is edited: empty strings where nothing is said. */
export type ProfileDraft = {
  display_name: string;
  phone: string;
  headline: string;
  education: string;
  skills: readonly string[];
  available_from: string;
};

export type ProfileField = keyof ProfileDraft;
export type ProfileErrors = Partial<Record<ProfileField, string>>;

/** Longest texts, in characters, and most skills; the server's own limits. */
export const MOST = {
  display_name: 120,
  phone: 40,
  headline: 160,
  education: 400,
  skill: 60,
  skills: 20,
} as const;

export function draftOf(profile: Profile): ProfileDraft {
  return {
    display_name: profile.display_name,
    phone: profile.phone ?? '',
    headline: profile.headline ?? '',
    education: profile.education ?? '',
    skills: profile.skills,
    available_from: profile.available_from ?? '',
  };
}

const orNull = (words: string) => (words.trim() === '' ? null : words.trim());

/** What is sent: trimmed, absent where nothing is said, with the version that was read. */
export function requestOf(draft: ProfileDraft, version: number): SaveProfileRequest {
  return {
    display_name: draft.display_name.trim(),
    phone: orNull(draft.phone),
    headline: orNull(draft.headline),
    education: orNull(draft.education),
    skills: [...draft.skills],
    available_from: orNull(draft.available_from),
    version,
  };
}

const fields: readonly ProfileField[] = [
  'display_name',
  'phone',
  'headline',
  'education',
  'skills',
  'available_from',
];

/** The fields in which two drafts differ, in the order of the form. */
export function changedFields(one: ProfileDraft, other: ProfileDraft): ProfileField[] {
  const plain = (value: string | readonly string[]) =>
    typeof value === 'string' ? value.trim() : value.join('\n');
  return fields.filter((field) => plain(one[field]) !== plain(other[field]));
}

/** Whether a profile with this is complete; what a company lacks beside it only the server knows. */
export function wouldComplete(kind: Profile['kind'], draft: ProfileDraft): boolean {
  const said = (field: 'display_name' | 'phone' | 'headline' | 'education') =>
    draft[field].trim() !== '';
  if (!said('display_name')) return false;
  if (kind === 'candidate') return said('headline') || said('education');
  return kind === 'partner' || said('phone');
}

const length = (words: string) => Array.from(words.trim()).length;

/** What is wrong with a draft, by field; empty when it can be sent. */
export function profileErrors(draft: ProfileDraft): ProfileErrors {
  const errors: ProfileErrors = {};
  if (draft.display_name.trim() === '') errors.display_name = text.profile.nameMissing;
  for (const field of ['display_name', 'phone', 'headline', 'education'] as const) {
    if (length(draft[field]) > MOST[field]) errors[field] = text.profile.tooLong(MOST[field]);
  }
  return errors;
}

/** The skills with one more; the same ones where it is empty, there already, too long or one too many. */
export function withSkill(skills: readonly string[], typed: string): readonly string[] {
  const skill = typed.trim().replace(/\s+/gu, ' ');
  const known = skills.some((each) => each.toLowerCase() === skill.toLowerCase());
  if (skill === '' || known || length(skill) > MOST.skill || skills.length >= MOST.skills)
    return skills;
  return [...skills, skill];
}

/** The settings with one switch thrown; one that is required stays as it is. */
export function withSwitch(
  settings: NotificationSettings,
  type: string,
  change: { email?: boolean; in_app?: boolean },
): NotificationSettings {
  const items = settings.items.map((item) =>
    item.type === type && !item.required ? { ...item, ...change } : item,
  );
  return { ...settings, items };
}

/** The settings with one e-mail a day, or not; by this browser's clocks where no zone was ever named. */
export function withDigest(settings: NotificationSettings, digest: boolean): NotificationSettings {
  return { ...settings, digest, time_zone: settings.time_zone ?? browserZone() };
}

/** The time zone of this browser; null where it does not say. */
export function browserZone(): string | null {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === '' ? null : zone;
}

/** Whether what was typed is the account's own address. */
export function confirmsErasure(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase();
}

/** Name of the downloaded file: the day it was made is in it. */
export function exportName(username: string | null, now: Date): string {
  return ['assay', username, now.toISOString().slice(0, 10)]
    .filter((part) => part !== null)
    .join('-')
    .concat('.json');
}

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** "Firefox on Linux", as far as the browser reveals it. */
export function browserName(userAgent: string): string {
  const named = (list: typeof systems) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  return text.security.browserOn(named(browsers), named(systems));
}

/** How a person signed in, in words; the provider's own name for one we do not know. */
export function methodName(method: string | null): string {
  const names: Record<string, string> = text.security.methods;
  return method === null ? text.security.methodUnknown : (names[method] ?? method);
}
