/** What the workspace decides without asking anyone. */
import type { Attempt, AttemptTask, LanguageId, SubmissionSummary } from '@/api/words';
import type { SaveStatus } from '@/features/attempts/hooks';
import type { SaveStatus as ShownStatus } from '@/ui/SaveState';

import { text } from './text';

export type TaskState = 'untouched' | 'draft' | 'sent' | 'full';

/** The state of a task, for its tab. */
export function taskState(task: AttemptTask): TaskState {
  if (task.best_points === 100) return 'full';
  if (task.submissions.some((submission) => submission.kind === 'submit')) return 'sent';
  return task.drafts.length > 0 ? 'draft' : 'untouched';
}

/** What was submitted last for a task, or null. */
export function lastSubmit(task: AttemptTask): SubmissionSummary | null {
  return task.submissions.find((submission) => submission.kind === 'submit') ?? null;
}

const SHOWN: Record<SaveStatus, ShownStatus> = {
  saved: 'saved',
  pending: 'dirty',
  saving: 'saving',
  offline: 'offline',
  stale: 'read_only',
  reading: 'read_only',
  closed: 'read_only',
  too_large: 'dirty',
  refused: 'dirty',
  trouble: 'dirty',
  signed_out: 'dirty',
  kept_here: 'kept_here',
  forbidden: 'dirty',
};

/** One word for where the text is: without a network it is kept here, even if it was saved before. */
export function shownStatus(status: SaveStatus, unsent: boolean, online: boolean): ShownStatus {
  if (status === 'stale' && unsent) return 'dirty';
  const shown = SHOWN[status];
  return online || shown === 'read_only' || shown === 'kept_here' ? shown : 'offline';
}

/** The task the URL names, else the first. */
export function taskFromUrl(
  tasks: readonly AttemptTask[],
  wanted: string | null,
): AttemptTask | null {
  return tasks.find((task) => String(task.position) === wanted) ?? tasks[0] ?? null;
}

/** What a task can be written in, of the languages of its attempt. */
export function taskLanguages(
  { languages }: Pick<Attempt, 'languages'>,
  task: AttemptTask,
): Attempt['languages'] {
  return languages.filter(({ id }) => task.languages.includes(id));
}

/** The language to open a task in: the one last written in, else the first that can be run. */
export function openingLanguage(
  attempt: Pick<Attempt, 'languages'>,
  task: AttemptTask,
): LanguageId | null {
  const languages = taskLanguages(attempt, task);
  const allowed = languages.filter((language) => language.available);
  const last = [...task.drafts].sort(
    (a, b) => Date.parse(b.edited_at) - Date.parse(a.edited_at),
  )[0];
  const written = allowed.find((language) => language.id === last?.language);
  return (written ?? allowed[0] ?? languages[0])?.id ?? null;
}

/** "Python 3.11.2": the language and its version, as the workers report it with or without its name. */
export function languageName(language: Attempt['languages'][number]): string {
  const { label, version } = language;
  if (version === null || label.includes(version)) return label;
  // Its types are taken away, not checked, which its builder's version does not say.
  if (version.startsWith('esbuild ')) return text.untyped(label);
  const named = /^(.*) \((.*)\)$/u.exec(label);
  if (named?.[2] !== undefined && version.startsWith(`${named[2]} `))
    return `${named[1]} (${version})`;
  const name = label.replace(/\s+\d+$/u, '');
  return version.startsWith(`${name} `) ? version : `${name} ${version}`;
}

export type Shortcut = 'run' | 'submit' | null;

/** Ctrl or Cmd with Enter runs; with Shift it submits. */
export function shortcutOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): Shortcut {
  if (event.key !== 'Enter' || event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  return event.shiftKey ? 'submit' : 'run';
}
