/**
 * The drafts that this browser keeps of one person. They are read once and answered at once; each change is written
 * behind, in the order of the changes, the latest text of a draft in place of those before it.
 */
import { NOBODY, OF_PROBLEMS, textsOf, writeTexts, type Changes } from '@/platform/drafts/database';
import { logError } from '@/platform/log';
import { draftOf, PREFIX } from './local-drafts';

/** The most that is kept of a person. Source: product.md §5. */
export const MAX_BYTES = 2 * 1024 * 1024;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Writes changes, all or none; fails where the browser keeps nothing. */
type Write = (changes: Changes) => Promise<void>;

export class Shelf implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  readonly #texts: Map<string, string>;
  readonly #sizes = new Map<string, number>();
  readonly #write: Write;
  readonly #listeners = new Set<() => void>();
  #waiting = new Map<string, string | null>();
  #writing: Promise<void> | null = null;
  #keeps = true;

  constructor(texts: ReadonlyMap<string, string>, write: Write) {
    this.#texts = new Map(texts);
    for (const [name, value] of texts) this.#sizes.set(name, bytesOf(value));
    this.#write = write;
  }

  /** Whether the browser kept the last change that it was given. */
  get keeps(): boolean {
    return this.#keeps;
  }

  names(): string[] {
    return [...this.#texts.keys()];
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getItem(name: string): string | null {
    return this.#texts.get(name) ?? null;
  }

  /** Throws where there is no room, even without the texts that the server has. */
  setItem(name: string, value: string): void {
    const size = bytesOf(value);
    this.#makeRoom(name, size);
    this.#texts.set(name, value);
    this.#sizes.set(name, size);
    this.#change(name, value);
  }

  removeItem(name: string): void {
    if (!this.#texts.delete(name)) return;
    this.#sizes.delete(name);
    this.#change(name, null);
  }

  /** Once everything so far is written or refused. */
  async settled(): Promise<void> {
    while (this.#writing !== null) await this.#writing;
  }

  #makeRoom(name: string, size: number): void {
    let all = size;
    for (const [other, bytes] of this.#sizes) if (other !== name) all += bytes;
    if (all <= MAX_BYTES) return;
    for (const spare of this.#spares(name)) {
      all -= this.#sizes.get(spare) ?? 0;
      this.removeItem(spare);
      if (all <= MAX_BYTES) return;
    }
    throw new Error('there is no room for this draft');
  }

  /** Texts that the server has, the oldest first. */
  #spares(name: string): string[] {
    return [...this.#texts]
      .map(([other, value]) => ({ other, draft: draftOf(value) }))
      .filter(({ other, draft }) => other !== name && (draft === null || draft.synced))
      .sort((a, b) => (a.draft?.editedAt ?? 0) - (b.draft?.editedAt ?? 0))
      .map(({ other }) => other);
  }

  #change(name: string, value: string | null): void {
    this.#waiting.set(name, value);
    this.#writing ??= this.#writeAll().finally(() => (this.#writing = null));
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const changes = this.#waiting;
      this.#waiting = new Map();
      try {
        await this.#write(changes);
        this.#say(true);
      } catch (error) {
        if (this.#keeps) logError('the browser keeps no drafts', error);
        this.#say(false);
      }
    }
  }

  #say(keeps: boolean): void {
    if (keeps === this.#keeps) return;
    this.#keeps = keeps;
    for (const listener of this.#listeners) listener();
  }
}

/** What earlier versions of this application have kept for these drafts elsewhere moves here. */
function takeOld(shelf: Shelf, home: string): void {
  try {
    const start = `${PREFIX}.${home}.`;
    for (const name of Object.keys(localStorage).filter((each) => each.startsWith(start))) {
      const old = localStorage.getItem(name);
      if (old !== null && shelf.getItem(name) === null) shelf.setItem(name, old);
      localStorage.removeItem(name);
    }
  } catch (error) {
    logError('older drafts stay where they are', error);
  }
}

/** How long a browser may take to show what it keeps; some never answer. */
const PATIENCE_MS = 4_000;

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the database does not answer')), PATIENCE_MS);
  });

/** What is kept of a person. Where the browser keeps nothing, drafts last as long as the page. */
export async function openShelf(owner: string | null, home: string): Promise<Shelf> {
  const whose = owner ?? NOBODY;
  const texts = await Promise.race([textsOf(whose), tooLate()]).catch((error: unknown) => {
    logError('the browser shows no drafts', error);
    return new Map<string, string>();
  });
  // What is written for the problem bank has its own room.
  const own = new Map([...texts].filter(([name]) => !name.startsWith(OF_PROBLEMS)));
  const shelf = new Shelf(own, (changes) => writeTexts(whose, changes));
  takeOld(shelf, home);
  return shelf;
}
