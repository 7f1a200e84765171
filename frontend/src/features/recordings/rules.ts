/**
 * What the recording of an answer is made of. Positions and lengths count UTF-16 code units, as strings here do
 * and as the server does. A batch is hashed as the text that is sent.
 */
import type { LanguageId, PlaybackMarker } from '@/api/words';

/** One change of a text: `d` units from `p` on are replaced with `i`. */
export type Edit = { readonly p: number; readonly d: number; readonly i: string };

export type Item =
  | ({ readonly k: 'edit'; readonly t: number } & Edit)
  | { readonly k: 'text'; readonly t: number; readonly x: string }
  | { readonly k: 'mark'; readonly t: number; readonly m: PlaybackMarker; readonly n: number };

/** Restored: an earlier text was put back. */
export type HowEdited = 'typed' | 'pasted' | 'restored';

/** How far a recording has come. */
export type Head = {
  readonly number: number;
  readonly link: string;
  readonly items: number;
  readonly t_ms: number;
};

/** A batch that waits to be sent. */
export type Sealed = {
  readonly attemptId: string;
  readonly taskId: string;
  readonly number: number;
  readonly previous: string;
  readonly payload: string;
  /** How far the recording has come with it. */
  readonly head: Head;
};

/** A batch holds what happened within so long. */
export const BATCH_MS = 2_000;
/** After so many items the whole text is recorded again, so that what follows a gap is known. */
export const ITEMS_BETWEEN_TEXTS = 200;
/** The server takes no larger batch, in bytes. */
export const MAX_BATCH = 192 * 1024;
/** How many items the server takes in one. */
export const MAX_ITEMS = 1000;
/** What waits in the browser is at most so large, in bytes. */
export const MAX_WAITING = 2 * 1024 * 1024;

/** The changes of an editor, in the order in which they apply one after the other. */
export type Changes = {
  iterChanges(
    run: (
      fromOld: number,
      toOld: number,
      fromNew: number,
      toNew: number,
      inserted: { toString(): string },
    ) => void,
  ): void;
};

/** Each change where it stands once those before it have been made. */
export function editsOf(changes: Changes): Edit[] {
  const edits: Edit[] = [];
  changes.iterChanges((fromOld, toOld, fromNew, _toNew, inserted) => {
    edits.push({ p: fromNew, d: toOld - fromOld, i: inserted.toString() });
  });
  return edits;
}

/** What is sent and hashed. */
export const payloadOf = (file: LanguageId, seq: number, items: readonly Item[]): string =>
  JSON.stringify({ file, seq, items });

/** The size of a text as it is sent. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const fromHex = (link: string): Uint8Array =>
  Uint8Array.from(link.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The link of the chain that follows `previous` with this payload. */
export async function nextLink(previous: string, payload: string): Promise<string> {
  const [before, text] = [fromHex(previous), new TextEncoder().encode(payload)];
  const all = new Uint8Array(before.length + text.length);
  all.set(before);
  all.set(text, before.length);
  return hex(await crypto.subtle.digest('SHA-256', all));
}
