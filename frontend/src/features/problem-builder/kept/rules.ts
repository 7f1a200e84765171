/** The changes of a problem that the server lacks, as this browser keeps them: a text for each file. */
import { OF_PROBLEMS, type Changes } from '@/platform/drafts/database';
import type { OpenProblemDraft } from '@/api/words/problem-drafts';
import { type Edits, without } from '@/features/problem-builder/rules';

export type Kept = {
  edits: Edits;
  /** The version that they were made on. */
  version: number;
  /** When the last of them was made, in ms. */
  at: number;
};

/** `synced` says to a person who logs out that the server lacks it. */
type Row = { text: string | null; version: number; at: number; synced: false };

const nameOf = (draftId: string, path: string) => `${OF_PROBLEMS}${draftId} ${path}`;

function rowOf(value: string): Row | null {
  let row: Partial<Record<keyof Row, unknown>> | null;
  try {
    row = JSON.parse(value) as typeof row;
  } catch {
    return null;
  }
  if (typeof row !== 'object' || row === null) return null;
  const { text, version, at } = row;
  if (typeof text !== 'string' && text !== null) return null;
  if (typeof version !== 'number' || typeof at !== 'number') return null;
  return { text, version, at, synced: false };
}

/** What is kept of a draft; null for nothing. Where files were changed on several versions, the oldest counts. */
export function keptOf(texts: ReadonlyMap<string, string>, draftId: string): Kept | null {
  const start = nameOf(draftId, '');
  const rows = [...texts].flatMap(([name, value]) => {
    const row = name.startsWith(start) ? rowOf(value) : null;
    return row === null ? [] : [{ path: name.slice(start.length), ...row }];
  });
  if (rows.length === 0) return null;
  return {
    edits: Object.fromEntries(rows.map(({ path, text }) => [path, text])),
    version: Math.min(...rows.map(({ version }) => version)),
    at: Math.max(...rows.map(({ at }) => at)),
  };
}

/** What is written so that `after` is kept in place of `before`. */
export function changesBetween(draftId: string, before: Kept | null, after: Kept): Changes {
  const changes = new Map<string, string | null>();
  const old = before?.edits ?? {};
  for (const path of Object.keys(old)) {
    if (!(path in after.edits)) changes.set(nameOf(draftId, path), null);
  }
  const { version, at } = after;
  for (const [path, text] of Object.entries(after.edits)) {
    const same = before?.version === version && path in old && old[path] === text;
    const row: Row = { text, version, at, synced: false };
    if (!same) changes.set(nameOf(draftId, path), JSON.stringify(row));
  }
  return changes;
}

/** What is kept, without what the server has by now. */
export function lacking(kept: Kept, draft: Pick<OpenProblemDraft, 'files'>): Kept {
  const texts = new Map(draft.files.map((file) => [file.path, file.text]));
  const isThere = ([path, text]: [string, string | null]) =>
    text === null ? !texts.has(path) : texts.get(path) === text;
  const there = Object.entries(kept.edits).filter(isThere);
  return {
    ...kept,
    edits: without(
      kept.edits,
      there.map(([path]) => path),
    ),
  };
}
