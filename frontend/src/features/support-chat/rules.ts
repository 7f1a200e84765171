import type { SupportMessage, SupportMessages, SupportSide } from '@/api/words/support';

/** The most characters of a message, and the most files and their bytes. */
export const MOST_CHARACTERS = 4000;
export const MOST_FILES = 3;
export const MOST_BYTES = 5 * 1024 * 1024;

/** What the picker offers; the server looks at the content itself. */
export const TAKEN =
  '.png,.jpg,.jpeg,.pdf,.txt,.log,image/png,image/jpeg,application/pdf,text/plain';

/** Messages of two answers in the order of their numbers, each once. */
export function merged(
  known: readonly SupportMessage[],
  come: readonly SupportMessage[],
): SupportMessage[] {
  const byNumber = new Map([...known, ...come].map((message) => [message.number, message]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

/** What is known with newer messages added. */
export function withNewer(
  known: SupportMessages,
  come: readonly SupportMessage[],
): SupportMessages {
  return { ...known, items: merged(known.items, come) };
}

/** What is known with a page of older messages added. */
export function withOlder(known: SupportMessages, page: SupportMessages): SupportMessages {
  return { more: page.more, items: merged(known.items, page.items) };
}

export type Reached = { delivered: number; read: number };
export type Mark = 'sent' | 'delivered' | 'read';

/** How far a message of ours has come. */
export function markOf(number: number, reached: Reached): Mark {
  if (number <= reached.read) return 'read';
  return number <= reached.delivered ? 'delivered' : 'sent';
}

/** The newest message of a side; only that one says how far it has come. */
export function lastOf(items: readonly SupportMessage[], side: SupportSide): number {
  return items.findLast((message) => message.side === side)?.number ?? 0;
}

/** The text with the canned reply of the `/key` that ends it, where there is one. */
export function withCanned(
  text: string,
  replies: readonly { key: string; text: string }[],
): string | null {
  const found = /(^|\s)\/([a-z0-9-]{1,30})$/.exec(text);
  const reply = replies.find(({ key }) => key === found?.[2]);
  if (found === null || reply === undefined) return null;
  return text.slice(0, found.index) + (found[1] ?? '') + reply.text;
}

/** The canned replies whose key begins as the `/key` being typed at the end. */
export function suggested<R extends { key: string }>(text: string, replies: readonly R[]): R[] {
  const found = /(^|\s)\/([a-z0-9-]*)$/.exec(text);
  if (found === null) return [];
  return replies.filter(({ key }) => key.startsWith(found[2] ?? '')).slice(0, 6);
}

/** The bytes of a file in base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(pieces.join(''));
}
