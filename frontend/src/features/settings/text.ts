import type { SettingGroup, SettingUnit } from '@/api/words/admin';

const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

/** Words of the settings that the admin changes. */
export const text = {
  title: 'Settings',
  lead: 'Limits, periods and word lists, and the settings in force on this server. Changes take effect on every server immediately.',
  groups: {
    limits: 'Limits',
    retention: 'Retention',
    moderation: 'Moderation',
  } satisfies Record<SettingGroup, string>,
  hints: {
    limits:
      'Limits on how often something can be done, how many can be open, and how long links work.',
    retention: 'How long rows are kept. Periods can only be shortened.',
    moderation: 'What role reviewers see before a role is published.',
  } satisfies Record<SettingGroup, string>,
  units: {
    per_minute: 'per minute',
    per_ten_minutes: 'per ten minutes',
    per_hour: 'per hour',
    per_day: 'per day',
    at_once: 'at once',
    times: 'times',
    hours: 'hours',
    days: 'days',
    words: 'words',
  } satisfies Record<SettingUnit, string>,
  groupsLabel: 'Sections',
  atDefault: (count: number) => `${count.toLocaleString('en')} at default`,
  all: 'All',
  changedOnly: 'Changed',
  search: { label: 'Find a setting', placeholder: 'Find a setting', clear: 'Clear the search' },
  noMatch: 'No setting matches.',
  showAll: 'Show all settings',
  loadFailed: 'The settings could not be loaded. Nothing was changed.',
  isDefault: 'Default',
  isSet: 'Changed',
  default: (value: string) => `Default: ${value}`,
  lastBy: (name: string) => `by ${name}`,
  operator: 'the operator',
  change: 'Change',
  history: 'History',
  words: (count: number) => many(count, 'word', 'words'),
  dialog: {
    title: (name: string) => `Change ${name}`,
    detail: (least: number, most: number, unit: string) =>
      `A whole number from ${least.toLocaleString('en')} to ${most.toLocaleString('en')}, ${unit}.`,
    detailWords: 'One word or phrase a line, 200 at most.',
    value: 'Value',
    reason: 'Reason',
    reasonHint: 'It stays in the history, 1 to 2,000 characters.',
    useDefault: 'Use the default',
    cancel: 'Cancel',
    save: 'Save',
    done: 'Setting changed',
    stale: 'Someone else changed this setting. Close this and check it again.',
    failed: 'The setting could not be changed. Nothing was changed.',
    number: 'Enter a whole number.',
    range: (least: number, most: number) =>
      `Enter a whole number from ${least.toLocaleString('en')} to ${most.toLocaleString('en')}.`,
    wordsMissing: 'Enter at least one word.',
    reasonMissing: 'Enter a reason.',
    reasonLong: 'A reason has at most 2,000 characters.',
    unchanged: 'This is already the value.',
  },
  preview: {
    label: 'What changes',
    loading: 'Counting…',
    failed: 'The effect of this change could not be counted.',
    from: (before: string, after: string) => `${before} → ${after}.`,
    removes: (rows: number, days: string) =>
      rows === 0
        ? `No further row is older than ${days}.`
        : `${many(rows, 'row is', 'rows are')} older than ${days} and will be removed within ten minutes.`,
    refuses: (count: number) =>
      count === 0
        ? 'No one has reached the new number.'
        : `${many(count, 'has', 'have')} reached the new number and will be refused until their window ends.`,
    added: (words: string) => `Added: ${words}.`,
    taken: (words: string) => `Removed: ${words}.`,
  },
  versions: {
    title: (name: string) => `History of ${name}`,
    detail: 'The latest version is in effect. Going back creates a new version.',
    back: 'Go back to this',
    backTitle: (value: string) => `Go back to ${value}?`,
    backDetail: 'The value of this version takes effect again, as a new version.',
    first: 'Before the first change',
    none: 'No changes yet.',
    loadFailed: 'The history could not be loaded. Nothing was changed.',
    version: (number: number) => `Version ${number}`,
    current: 'In effect',
    more: 'Show more',
    done: 'Setting changed back',
  },
  keys: 'Keys: / searches.',
} as const;
