/** The tasks of scenario.yaml, changed in place: comments and keys that are not shown here stay. */
import { isMap, isSeq, parseDocument, type Document, type YAMLSeq } from 'yaml';
import type { Edits, Files } from '@/features/problem-builder/rules';
import {
  METADATA,
  metadataOf,
  OUTLINE,
  withTitle,
  withUuid,
} from '@/features/problem-builder/metadata';

/** The most tasks of a scenario. Source: product.md §4. */
export const MAX_TASKS = 6;

export type OutlineTask = {
  /** The folder of its package. */
  name: string;
  weight: number;
  /** The earlier tasks whose tests run again with it; null for all of them. */
  again: readonly string[] | null;
};

function read(text: string): Document | null {
  const document = parseDocument(text);
  return document.errors.length === 0 && isMap(document.contents) ? document : null;
}

function taskOf(value: unknown): OutlineTask | null {
  if (typeof value !== 'object' || value === null) return null;
  const { problem, weight, regression } = value as Record<string, unknown>;
  if (typeof problem !== 'string') return null;
  const again = Array.isArray(regression)
    ? regression.filter((one): one is string => typeof one === 'string')
    : null;
  return { name: problem, weight: typeof weight === 'number' ? weight : 0, again };
}

/** The tasks in their order; null where the file cannot be read. */
export function tasksOf(text: string): OutlineTask[] | null {
  const found = read(text)?.toJS() as Record<string, unknown> | undefined;
  if (found === undefined) return null;
  const tasks = found['tasks'];
  return Array.isArray(tasks) ? tasks.flatMap((task) => taskOf(task) ?? []) : [];
}

/** The text with its list of tasks changed; as it was where it cannot be read. */
function change(text: string, act: (tasks: YAMLSeq, document: Document) => void): string {
  const document = read(text);
  if (document === null) return text;
  if (!isSeq(document.get('tasks'))) document.set('tasks', document.createNode([]));
  const tasks = document.get('tasks');
  if (!isSeq(tasks)) return text;
  act(tasks, document);
  tasks.flow = tasks.items.length === 0;
  return document.toString({ lineWidth: 0 });
}

const nameAt = (tasks: YAMLSeq, at: number): unknown => tasks.getIn([at, 'problem']);

function placeOf(tasks: YAMLSeq, name: string): number {
  return tasks.items.findIndex((_, at) => nameAt(tasks, at) === name);
}

export const withWeightOf = (text: string, name: string, weight: number): string =>
  change(text, (tasks) => tasks.setIn([placeOf(tasks, name), 'weight'], weight));

/** A task one place up or down. */
export const withMoved = (text: string, name: string, step: -1 | 1): string =>
  change(text, (tasks) => {
    const at = placeOf(tasks, name);
    const to = at + step;
    if (at < 0 || to < 0 || to >= tasks.items.length) return;
    const [item] = tasks.items.splice(at, 1);
    tasks.items.splice(to, 0, item);
  });

export const withAgain = (text: string, name: string, again: readonly string[] | null): string =>
  change(text, (tasks, document) => {
    const path = [placeOf(tasks, name), 'regression'];
    if (again === null) tasks.deleteIn(path);
    else tasks.setIn(path, document.createNode([...again], { flow: true }));
  });

/** The weights as equal as whole numbers that sum to 100 can be. */
export const withEvenWeights = (text: string): string =>
  change(text, (tasks) => {
    const count = tasks.items.length;
    tasks.items.forEach((_, at) => {
      const weight = Math.floor(100 / count) + (at < 100 % count ? 1 : 0);
      tasks.setIn([at, 'weight'], weight);
    });
  });

function withTask(text: string, { name, weight }: OutlineTask): string {
  return change(text, (tasks, document) =>
    tasks.add(document.createNode({ problem: name, weight })),
  );
}

/** Without a task; nothing names it any more. */
function withoutTask(text: string, name: string): string {
  return change(text, (tasks, document) => {
    tasks.items.splice(placeOf(tasks, name), 1);
    tasks.items.forEach((_, at) => {
      const path = [at, 'regression'];
      const again = tasks.getIn(path);
      if (!isSeq(again)) return;
      const kept = again.toJSON().filter((one) => one !== name);
      tasks.setIn(path, document.createNode(kept, { flow: true }));
    });
  });
}

/** The files of a task, by their paths in its own package. */
export function filesOf(files: Files, task: string): Files {
  const start = `${task}/`;
  return new Map(
    [...files]
      .filter(([path]) => path.startsWith(start))
      .map(([path, text]) => [path.slice(start.length), text]),
  );
}

/** The title of a task; its name while it has none. */
export const titleOf = (files: Files, task: string): string =>
  metadataOf(files.get(`${task}/${METADATA}`) ?? '')?.title || task;

/** The tasks whose tests run again with the one at `at`. */
export function runAgain(tasks: readonly OutlineTask[], at: number): readonly string[] {
  return tasks[at]?.again ?? tasks.slice(0, at).map((task) => task.name);
}

/** The same with one added or left out; null once it is all that come before. */
export function toggled(
  tasks: readonly OutlineTask[],
  at: number,
  name: string,
): readonly string[] | null {
  const now = runAgain(tasks, at);
  const on = now.includes(name) ? now.filter((one) => one !== name) : [...now, name];
  const before = tasks.slice(0, at).map((task) => task.name);
  const isAll = on.length === before.length && before.every((one) => on.includes(one));
  return isAll ? null : tasks.map((task) => task.name).filter((one) => on.includes(one));
}

export type NewTask = { name: string; title: string; id: string };

const STARTER = 'attachments/starter.';

/** The changes that add a task with these files. What is left of the hundred is its weight. */
function added(files: Files, task: NewTask, own: Iterable<[string, string]>): Edits {
  const outline = files.get(OUTLINE) ?? '';
  const sum = (tasksOf(outline) ?? []).reduce((all, one) => all + one.weight, 0);
  const weight = Math.max(0, 100 - sum);
  const edits: Record<string, string> = {};
  for (const [path, text] of own) edits[`${task.name}/${path}`] = text;
  const head = edits[`${task.name}/${METADATA}`] ?? '';
  edits[`${task.name}/${METADATA}`] = withUuid(withTitle(head, task.title), task.id);
  edits[OUTLINE] = withTask(outline, { name: task.name, weight, again: null });
  return edits;
}

/** A new task; it has the starter code of the first one, because all tasks share their languages. */
export function withNewTask(
  files: Files,
  task: NewTask,
  blank: readonly { path: string; text: string | null }[],
): Edits {
  const own = new Map(blank.map(({ path, text }) => [path, text ?? '']));
  const first = tasksOf(files.get(OUTLINE) ?? '')?.[0];
  const starters =
    first === undefined
      ? []
      : [...filesOf(files, first.name)].filter(([path]) => path.startsWith(STARTER));
  if (starters.length > 0) {
    for (const path of own.keys()) if (path.startsWith(STARTER)) own.delete(path);
    for (const [path, text] of starters) own.set(path, text ?? '');
  }
  return added(files, task, own);
}

/** Whether every file of a task has its text here; otherwise it cannot be copied here. */
export const isWhole = (files: Files, task: string): boolean =>
  [...filesOf(files, task).values()].every((text) => text !== null);

/** A copy of a task. */
export function withCopy(files: Files, task: NewTask, from: string): Edits {
  const own = [...filesOf(files, from)].map(([path, text]): [string, string] => [path, text ?? '']);
  return added(files, task, own);
}

/** The changes that remove a task and its files. */
export function withoutTaskFiles(files: Files, task: string): Edits {
  const own = [...filesOf(files, task).keys()].map((path) => [`${task}/${path}`, null] as const);
  return { ...Object.fromEntries(own), [OUTLINE]: withoutTask(files.get(OUTLINE) ?? '', task) };
}

/** Whether a folder of this name is there already. */
export const hasFolder = (files: Files, name: string): boolean => filesOf(files, name).size > 0;
