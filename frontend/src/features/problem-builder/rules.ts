/** What the files of a package are to the editor. */
import type { TestTag } from '@/api/words';
import type {
  OpenProblemDraft,
  ProblemBuilderTab,
  ProblemChecklistItem,
  ProblemChecklistLine,
  ProblemDraftKind,
} from '@/api/words/problem-drafts';

/** The files that were changed here and not saved: their text, or null where one was removed. */
export type Edits = Readonly<Record<string, string | null>>;

/** The files as this page shows them: text by path; null where the text is not shown. */
export type Files = ReadonlyMap<string, string | null>;

export type TabName = ProblemBuilderTab | 'preview' | 'variants' | 'history';

/** The tabs of each kind of problem, in their order. */
export const TABS = {
  code: [
    'statement',
    'tests',
    'solutions',
    'templates',
    'validators',
    'limits',
    'skills',
    'variants',
    'verify',
    'history',
  ],
  grid: ['pairs', 'skills', 'preview', 'verify', 'history'],
  multi_task: ['tasks', 'statement', 'skills', 'verify', 'history'],
} as const satisfies Record<ProblemDraftKind, readonly TabName[]>;

/** The tabs of one task of a scenario. */
export const TASK_TABS = [
  'statement',
  'tests',
  'solutions',
  'templates',
  'validators',
  'limits',
  'skills',
] as const satisfies readonly TabName[];

/** The tab of this name where a task has it, else its first. */
export const taskTabOf = (name: string | null): TabName =>
  TASK_TABS.find((each) => each === name) ?? TASK_TABS[0];

/** What of a scenario the checklist groups by task, and what of it is about the whole. */
export function byTask(
  lines: readonly ProblemChecklistLine[],
): Map<string, ProblemChecklistLine[]> {
  const groups = new Map<string, ProblemChecklistLine[]>([[WHOLE, []]]);
  for (const line of lines) {
    const of = WHOLE_ITEMS.includes(line.item) ? WHOLE : (line.task ?? WHOLE);
    groups.set(of, [...(groups.get(of) ?? []), line]);
  }
  return groups;
}

/** The group of what is about the whole. */
export const WHOLE = '';
/** What is about the whole even where it leads to a task. */
const WHOLE_ITEMS: readonly ProblemChecklistItem[] = ['languages', 'last_solution'];

/** The tab of this name where the kind has it, else its first. */
export function tabOf(kind: ProblemDraftKind, name: string | null): TabName {
  const tabs: readonly TabName[] = TABS[kind];
  return tabs.find((each) => each === name) ?? TABS[kind][0];
}

/** Whether a version was published: then it does not change any more. */
export const isOut = ({ place, puzzle }: Pick<OpenProblemDraft, 'place' | 'puzzle'>): boolean =>
  place !== null || puzzle !== null;

/** A tab of the server's words is one of the page's. */
export const pageTab = (tab: ProblemBuilderTab): TabName => tab;

/** The saved files with what was changed here over them, by path. */
export function merged(draft: Pick<OpenProblemDraft, 'files'>, edits: Edits): Files {
  const files = new Map<string, string | null>();
  for (const file of draft.files) files.set(file.path, file.text);
  for (const [path, text] of Object.entries(edits)) {
    if (text === null) files.delete(path);
    else files.set(path, text);
  }
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A text as a field shows it: the newline that ends its last line begins no line of its own. */
export const shownInField = (text: string): string =>
  text.endsWith('\n') ? text.slice(0, -1) : text;

/** The text of such a field, its last line ended. */
export const fromField = (shown: string): string => (shown === '' ? '' : `${shown}\n`);

/** What is left to save once `sent` was: what was typed since stays. */
export function stillUnsaved(edits: Edits, sent: Edits): Edits {
  return Object.fromEntries(
    Object.entries(edits).filter(([path, text]) => !(path in sent) || sent[path] !== text),
  );
}

/** The edits without those of these files. */
export function without(edits: Edits, paths: readonly string[]): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([path]) => !paths.includes(path)));
}

export type Test = { name: string; folder: string; input: string | null; answer: string | null };
export type Group = { name: string; tag: TestTag; folder: string; tests: Test[] };

const TAGS: readonly TestTag[] = ['core', 'edge', 'perf'];

function tagOf(name: string): TestTag {
  const word = name.replace(/\d+$/, '');
  return TAGS.find((tag) => tag === word) ?? 'core';
}

function testsIn(files: Files, folder: string): Test[] {
  const names = new Set<string>();
  for (const path of files.keys()) {
    const name = path.startsWith(folder) ? path.slice(folder.length) : '';
    const stem = /^([^/]+)\.(?:in|ans)$/.exec(name)?.[1];
    if (stem !== undefined) names.add(stem);
  }
  return [...names].sort().map((name) => ({
    name,
    folder,
    input: files.get(`${folder}${name}.in`) ?? null,
    answer: files.get(`${folder}${name}.ans`) ?? null,
  }));
}

/** The samples and then the scored groups, with their tests. */
export function groupsOf(files: Files): Group[] {
  const names = new Set<string>();
  for (const path of files.keys()) {
    const name = /^data\/secret\/([^/]+)\//.exec(path)?.[1];
    if (name !== undefined) names.add(name);
  }
  const sample = { name: 'sample', tag: 'sample' as const, folder: 'data/sample/' };
  const secret = [...names]
    .sort()
    .map((name) => ({ name, tag: tagOf(name), folder: `data/secret/${name}/` }));
  return [sample, ...secret].map((group) => ({ ...group, tests: testsIn(files, group.folder) }));
}

/** What a file of a test is called in a package: some tools call an answer .out. */
export const testName = (name: string): string => name.replace(/\.out$/, '.ans');

/**
 * Of the names of uploaded files: those that no file of a test can have, and what is still missing beside the others.
 * `has` says what the group has already.
 */
export function uploadOf(names: readonly string[], has: (name: string) => boolean) {
  const isTest = (name: string) => /^[A-Za-z0-9_][\w.-]*\.(?:in|ans)$/.test(name);
  const taken = new Set(names.filter(isTest));
  const partner = (name: string) =>
    name.endsWith('.in') ? name.replace(/in$/, 'ans') : name.replace(/ans$/, 'in');
  const lacking = [...taken].map(partner).filter((name) => !taken.has(name) && !has(name));
  return { refused: names.filter((name) => !isTest(name)), lacking: lacking.sort() };
}

/** The first free name of a group with this tag: core, core2, core3. */
export function freeGroup(groups: readonly Group[], tag: TestTag): string {
  const taken = new Set(groups.map((group) => group.name));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? tag : `${tag}${number}`;
    if (!taken.has(name)) return name;
  }
}

/** What a name of a file must be. */
export const FILE_NAME = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}$/;

/** Whether a file may have this name; with folders before it where `deep`, as in a program of several files. */
export const isFileName = (name: string, deep: boolean): boolean => {
  const parts = name.split('/');
  return parts.length <= (deep ? 5 : 1) && parts.every((part) => FILE_NAME.test(part));
};

/** The file that an address asks for: of a folder, the first one in it. */
export function fileOf(shown: readonly string[], asked: string | null): string | undefined {
  if (asked === null) return undefined;
  const exact = shown.find((path) => path === asked);
  return exact ?? shown.find((path) => path.startsWith(`${asked}/`));
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  py: 'python',
  js: 'javascript',
  c: 'c',
  h: 'c',
  cc: 'cpp',
  cpp: 'cpp',
  hpp: 'cpp',
  rs: 'rust',
  go: 'go',
  java: 'java',
  ts: 'typescript',
  sql: 'sql',
};

/** The language of a file, for its colours. */
export function languageOf(path: string): string {
  return EXTENSIONS[path.slice(path.lastIndexOf('.') + 1)] ?? 'text';
}

/** What a name of a problem, or of a task, must be. */
export const NAME = /^[a-z][a-z0-9_-]{2,51}$/;

/** The name in an address that a title suggests. */
export function nameFor(title: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');
  return plain.slice(0, 52).replace(/-+$/, '');
}
