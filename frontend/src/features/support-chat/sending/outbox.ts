import { isOffline } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { SupportFile } from '@/api/words/support';
import { text } from '@/features/support-chat/text';

/** A message that the server has not acknowledged. */
export type Pending = {
  /** The same at every try: the server writes it once. */
  key: string;
  text: string;
  files: readonly SupportFile[];
  state: 'sending' | 'waiting' | 'failed';
  /** Why it failed. */
  why?: string;
};

export type Send = (message: Pending) => Promise<void>;

/** Messages on their way, one after the other; those that nobody answered wait and are tried again. */
export class Outbox {
  #lines: readonly Pending[] = [];
  #listeners = new Set<() => void>();
  #busy = false;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly lines = (): readonly Pending[] => this.#lines;

  add(words: string, files: readonly SupportFile[], send: Send): void {
    this.#set([...this.#lines, { key: idempotencyKey(), text: words, files, state: 'waiting' }]);
    void this.flush(send);
  }

  /** Sends what waits, in order, until one gets no answer. */
  async flush(send: Send): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      let line = this.#waiting();
      while (line !== undefined && (await this.#try(line, send))) line = this.#waiting();
    } finally {
      this.#busy = false;
    }
  }

  /** Tries one again that was refused. */
  retry(key: string, send: Send): void {
    this.#change(key, { state: 'waiting' });
    void this.flush(send);
  }

  discard(key: string): void {
    this.#set(this.#lines.filter((line) => line.key !== key));
  }

  #waiting(): Pending | undefined {
    return this.#lines.find((line) => line.state === 'waiting');
  }

  async #try(line: Pending, send: Send): Promise<boolean> {
    this.#change(line.key, { state: 'sending' });
    try {
      await send(line);
      this.discard(line.key);
      return true;
    } catch (error) {
      if (isOffline(error)) {
        this.#change(line.key, { state: 'waiting' });
        return false;
      }
      this.#change(line.key, { state: 'failed', why: failureWords(error, text.pending.failed) });
      return true;
    }
  }

  #change(key: string, to: Partial<Pending>): void {
    this.#set(this.#lines.map((line) => (line.key === key ? { ...line, ...to } : line)));
  }

  #set(lines: readonly Pending[]): void {
    this.#lines = lines;
    for (const listener of this.#listeners) listener();
  }
}

const boxes = new Map<string, Outbox>();

/** The one of a conversation; it outlives the panel that shows it. */
export function outboxOf(name: string): Outbox {
  const box = boxes.get(name) ?? new Outbox();
  boxes.set(name, box);
  return box;
}
