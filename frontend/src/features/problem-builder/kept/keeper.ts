import type { Changes } from '@/platform/drafts/database';
import { logError } from '@/platform/log';
import { changesBetween, type Kept } from './rules';

/** How long after a change it is written; what is typed in the meantime is written with it. */
const WRITE_AFTER_MS = 300;

type Ports = {
  /** Writes changes, all or none; fails where the browser keeps nothing. */
  readonly write: (changes: Changes) => Promise<void>;
  /** What became of a change that the browser was given to keep. */
  readonly onKeeps: (keeps: boolean) => void;
};

/** Keeps the unsaved changes of one draft in this browser, in the order in which they are made. */
export class Keeper {
  readonly #draftId: string;
  readonly #ports: Ports;
  #kept: Kept | null;
  #wanted: Kept | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(draftId: string, kept: Kept | null, ports: Ports) {
    this.#draftId = draftId;
    this.#kept = kept;
    this.#ports = ports;
  }

  /** What is to be kept from now on. What the server has is removed at once. */
  keep(wanted: Kept): void {
    this.#wanted = wanted;
    if (Object.keys(wanted.edits).length === 0) void this.flush();
    else this.#timer ??= setTimeout(() => void this.flush(), WRITE_AFTER_MS);
  }

  /** Writes what waits; done once everything is written or refused. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const wanted = this.#wanted;
    if (wanted === null) return this.#writing;
    this.#wanted = null;
    this.#writing = this.#writing.then(() => this.#write(wanted));
    return this.#writing;
  }

  async #write(wanted: Kept): Promise<void> {
    const changes = changesBetween(this.#draftId, this.#kept, wanted);
    if (changes.size === 0) return;
    try {
      await this.#ports.write(changes);
      this.#kept = wanted;
      this.#ports.onKeeps(true);
    } catch (error) {
      logError('the browser keeps no changes of a problem', error);
      this.#ports.onKeeps(false);
    }
  }
}
