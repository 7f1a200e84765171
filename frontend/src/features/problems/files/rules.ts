/**
 * A program of several files as one text, as the judge reads it: a line `-- geo.py --` is the title of the file that
 * follows, and only a text that begins with the title of its main file has titles. Source: docs/adr/0058.
 */
import type { LanguageId } from '@/api/words';

export const MAX_FILES = 32;
const MAX_FOLDERS = 3;
const MAX_NAME = 100;

const EXTENSIONS: Readonly<Record<LanguageId, readonly string[]>> = {
  python: ['py'],
  javascript: ['js', 'cjs'],
  c: ['c', 'h'],
  cpp: ['cpp', 'cc', 'cxx', 'h', 'hpp', 'hh'],
  rust: ['rs'],
  go: ['go'],
  java: ['java'],
  typescript: ['ts'],
  sql: [],
};

const FILES: Readonly<Record<LanguageId, string>> = {
  python: 'main.py',
  javascript: 'main.js',
  c: 'main.c',
  cpp: 'main.cpp',
  rust: 'main.rs',
  go: 'main.go',
  java: 'Main.java',
  typescript: 'main.ts',
  sql: 'main.sql',
};

/** Names that the judge's own files have. */
const TAKEN: Partial<Record<LanguageId, string>> = { java: 'Build.java' };

/** A line that begins a file. */
export type Title = {
  readonly name: string;
  /** From 1. */
  readonly line: number;
  /** Where the line begins and where it ends, without its line end. */
  readonly from: number;
  readonly to: number;
};

/** A line of a file, from 1. */
export type Place = { readonly file: string; readonly line: number };

export type SourceFile = { readonly name: string; readonly text: string; readonly above: number };

/** What the file with a candidate's code is called, or the main one of several: on screen and by the judge. */
export function fileName(language: LanguageId): string {
  return FILES[language];
}

/** How the names of a language's files end; nothing where a program is one file. */
export function extensionsOf(language: LanguageId): readonly string[] {
  return EXTENSIONS[language];
}

export function hasFiles(language: LanguageId): boolean {
  return EXTENSIONS[language].length > 0;
}

/** The name in a line that is the title of a file, or null. */
export function titleIn(language: LanguageId, line: string): string | null {
  const name = /^-- (\S+) --\r?$/u.exec(line)?.[1];
  if (name === undefined) return null;
  const dot = name.lastIndexOf('.');
  return dot >= 0 && EXTENSIONS[language].includes(name.slice(dot + 1)) ? name : null;
}

/** Does the text begin with the title of the main file? */
export function isOfSeveral(language: LanguageId, firstLine: string): boolean {
  return hasFiles(language) && titleIn(language, firstLine) === fileName(language);
}

/** The titles of a text; none in a program of one file. */
export function titlesOf(language: LanguageId, text: string): Title[] {
  const main = `-- ${fileName(language)} --`;
  if (!text.startsWith(main)) return [];
  const titles: Title[] = [];
  let from = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (index === 0 && !isOfSeveral(language, line)) return [];
    const name = titleIn(language, line);
    if (name !== null) titles.push({ name, line: index + 1, from, to: from + line.length });
    from += line.length + 1;
  }
  return titles;
}

/** The files of a text, the main one first; it is the whole text where there is no other. */
export function filesOf(language: LanguageId, text: string): SourceFile[] {
  const titles = titlesOf(language, text);
  if (titles.length === 0) return [{ name: fileName(language), text, above: 0 }];
  return titles.map((title, at) => ({
    name: title.name,
    text: text.slice(title.to + 1, titles[at + 1]?.from ?? text.length),
    above: title.line,
  }));
}

export type NameProblem = 'name' | 'extension' | 'main' | 'taken' | 'twice';

const isFile = (part: string) =>
  /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/u.test(part) && !part.includes('..');
const isFolder = (part: string) => /^[A-Za-z0-9_][A-Za-z0-9_-]*$/u.test(part);

/** Why a file cannot have this name beside the others, or null. */
export function nameProblem(
  language: LanguageId,
  name: string,
  others: readonly string[],
): NameProblem | null {
  const parts = name.split('/');
  const file = parts.pop() ?? '';
  if (name.length > MAX_NAME || parts.length > MAX_FOLDERS) return 'name';
  if (!isFile(file) || !parts.every(isFolder)) return 'name';
  if (titleIn(language, `-- ${name} --`) === null) return 'extension';
  const same = (other: string | undefined) => other?.toLowerCase() === name.toLowerCase();
  if (same(fileName(language))) return 'main';
  if (same(TAKEN[language])) return 'taken';
  return others.some(same) ? 'twice' : null;
}

/** What is wrong with a file of a text, and in which line it begins; null where nothing is. */
export function filesProblem(
  language: LanguageId,
  text: string,
): { line: number; name: string; why: NameProblem | 'too_many' } | null {
  const titles = titlesOf(language, text);
  const extra = titles[MAX_FILES];
  if (extra !== undefined) return { line: extra.line, name: extra.name, why: 'too_many' };
  for (const [at, title] of titles.entries()) {
    if (at === 0) continue;
    const earlier = titles.slice(0, at).map(({ name }) => name);
    const why = nameProblem(language, title.name, earlier);
    if (why !== null) return { line: title.line, name: title.name, why };
  }
  return null;
}

export type Change = { readonly from: number; readonly to?: number; readonly insert?: string };

/** What adds an empty file at the end of a text; a text of one file becomes one of several. */
export function adding(language: LanguageId, text: string, name: string): Change[] {
  const first = titlesOf(language, text).length === 0 ? `-- ${fileName(language)} --\n` : '';
  const end = text === '' || text.endsWith('\n') ? '' : '\n';
  const last = `${end}-- ${name} --\n`;
  // In an empty text both would stand at the same place.
  if (text === '') return [{ from: 0, insert: `${first}\n${last}` }];
  return [
    ...(first === '' ? [] : [{ from: 0, insert: first }]),
    { from: text.length, insert: last },
  ];
}

/** What gives a file another name. */
export function renaming(
  language: LanguageId,
  text: string,
  before: string,
  after: string,
): Change[] {
  const title = titlesOf(language, text).find(({ name }, at) => at > 0 && name === before);
  return title === undefined ? [] : [{ from: title.from, to: title.to, insert: `-- ${after} --` }];
}

/** What takes a file away; a text that has no other left has no titles any more. */
export function removing(language: LanguageId, text: string, name: string): Change[] {
  const titles = titlesOf(language, text);
  const at = titles.findIndex((title, index) => index > 0 && title.name === name);
  const title = titles[at];
  const main = titles[0];
  if (title === undefined || main === undefined) return [];
  const gone = { from: title.from, to: titles[at + 1]?.from ?? text.length };
  if (titles.length > 2) return [gone];
  return [{ from: 0, to: Math.min(main.to + 1, text.length) }, gone];
}

/** The title of the file that a line belongs to; undefined in a program of one file. */
export function titleAbove(titles: readonly Title[], line: number): Title | undefined {
  return titles.findLast((title) => title.line <= line);
}
