import type {
  AdminSetting,
  SettingGroup,
  SettingPreview,
  SettingUnit,
  SettingValue,
} from '@/api/words/admin';
import { isServerGroup } from './server/rules';
import type { ServerGroup } from './server/text';
import { text } from './text';

export const groups: readonly SettingGroup[] = ['limits', 'retention', 'moderation'];

/** What the address asks for. */
export type Looked = { group: SettingGroup | ServerGroup | 'all' | 'changed'; search: string };

export function lookedOf(params: URLSearchParams): Looked {
  const asked = params.get('group') ?? 'all';
  const known = asked === 'changed' || isServerGroup(asked);
  const group = known ? asked : (groups.find((one) => one === asked) ?? 'all');
  return { group, search: params.get('search') ?? '' };
}

export const isChanged = ({ value, default: usual }: AdminSetting): boolean =>
  !isSame(value, usual);

/** Those that were changed and those that are at their default, each in their order. */
export const byChange = (settings: readonly AdminSetting[]) => ({
  changed: settings.filter(isChanged),
  usual: settings.filter((setting) => !isChanged(setting)),
});

/** Whether what is at its default is folded: in the overview, where nothing is looked for. */
export const isFolded = ({ group, search }: Looked): boolean =>
  group === 'all' && search.trim() === '';

/** The settings of a group that hold every word of the search. */
export function found(settings: readonly AdminSetting[], { group, search }: Looked) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return settings.filter((setting) => {
    if (group === 'changed' ? !isChanged(setting) : group !== 'all' && setting.group !== group)
      return false;
    const said = `${setting.name} ${setting.key} ${text.groups[setting.group]}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

export const isSame = (a: SettingValue, b: SettingValue): boolean =>
  JSON.stringify([a.number, a.words]) === JSON.stringify([b.number, b.words]);

/** “10 per hour”, or how many words. */
export function valueWords({ number, words }: SettingValue, unit: SettingUnit): string {
  if (words !== null) return text.words(words.length);
  return `${(number ?? 0).toLocaleString('en')} ${text.units[unit]}`;
}

/** As it stands in the field. */
export function typedOf({ number, words }: SettingValue): string {
  return words === null ? String(number ?? '') : words.join('\n');
}

export type Read = { value: SettingValue } | { problem: string };

/** What was typed as a value, or what is wrong with it. */
export function readValue(setting: AdminSetting, typed: string): Read {
  if (setting.unit === 'words') {
    const words = typed.split('\n').map((word) => word.trim().toLowerCase());
    const kept = [...new Set(words.filter((word) => word !== ''))].sort();
    if (kept.length === 0) return { problem: text.dialog.wordsMissing };
    return { value: { number: null, words: kept } };
  }
  const number = Number(typed.trim());
  const [least, most] = [setting.least ?? 0, setting.most ?? Number.MAX_SAFE_INTEGER];
  if (typed.trim() === '' || !Number.isInteger(number)) return { problem: text.dialog.number };
  if (number < least || number > most) return { problem: text.dialog.range(least, most) };
  return { value: { number, words: null } };
}

/** What is wrong with a reason; undefined when it can be sent. */
export function reasonProblem(words: string): string | undefined {
  const length = Array.from(words.trim()).length;
  if (length === 0) return text.dialog.reasonMissing;
  return length > 2000 ? text.dialog.reasonLong : undefined;
}

/** What a change would do, line by line. */
export function previewLines({ unit }: AdminSetting, preview: SettingPreview): string[] {
  const { before, after, removes, refuses } = preview;
  const words = unit === 'words';
  const lines = words ? [] : [text.preview.from(valueWords(before, unit), valueWords(after, unit))];
  const without = (some: readonly string[], others: readonly string[]) =>
    some.filter((word) => !others.includes(word));
  const [was, becomes] = [before.words ?? [], after.words ?? []];
  const [added, taken] = [without(becomes, was), without(was, becomes)];
  if (added.length > 0) lines.push(text.preview.added(added.join(', ')));
  if (taken.length > 0) lines.push(text.preview.taken(taken.join(', ')));
  if (removes !== null) lines.push(text.preview.removes(removes, valueWords(after, unit)));
  if (refuses !== null) lines.push(text.preview.refuses(refuses));
  return lines;
}
