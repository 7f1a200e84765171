/**
 * Keeps one draft saved: first in this browser, then on the server 2 s after the last change.
 * It knows nothing of React or of the network; the caller passes both in.
 */

export type SaveStatus =
  /** The server has this text. */
  | 'saved'
  /** Changed; the save waits for a pause in typing. */
  | 'pending'
  | 'saving'
  /** The server cannot be reached; the text is kept here and sent again. */
  | 'offline'
  /** Another tab wrote this draft; saving stops until the candidate takes over here. */
  | 'stale'
  /** The attempt is over; nothing is saved any more. */
  | 'closed'
  /** The text is longer than the server takes; the last shorter one is saved. */
  | 'too_large'
  /** The server will not take this text (a character it forbids); a change may help. */
  | 'refused';

export type SaveFailure = 'offline' | 'stale' | 'closed' | 'too_large' | 'refused';

export type SaveResult =
  | { readonly ok: true; readonly revision: number }
  | { readonly ok: false; readonly failure: SaveFailure; readonly retryAfterMs?: number };

export type AutosavePorts = {
  /** Sends the text; never throws. */
  readonly send: (source: string, revision: number) => Promise<SaveResult>;
  /** Keeps the text in this browser. */
  readonly keep: (source: string, revision: number, synced: boolean) => void;
  readonly onStatus: (status: SaveStatus) => void;
};

export type AutosaveStart = {
  readonly source: string;
  readonly revision: number;
  readonly unsent: boolean;
};

/** product.md: save 2 s after a pause in typing. */
export const PAUSE_MS = 2_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 15_000;

export class Autosave {
  readonly #ports: AutosavePorts;
  #source: string;
  #savedSource: string | null;
  #revision: number;
  #status: SaveStatus = 'saved';
  #timer: ReturnType<typeof setTimeout> | null = null;
  #sending: Promise<void> | null = null;
  #retryMs = FIRST_RETRY_MS;

  constructor(start: AutosaveStart, ports: AutosavePorts) {
    this.#ports = ports;
    this.#source = start.source;
    this.#savedSource = start.unsent ? null : start.source;
    this.#revision = start.revision;
    if (start.unsent) {
      this.#become('pending');
      this.#arm(0);
    }
  }

  get status(): SaveStatus {
    return this.#status;
  }

  get revision(): number {
    return this.#revision;
  }

  /** The text as it stands here, saved or not. */
  get source(): string {
    return this.#source;
  }

  /** Whether the server lacks something that is written here. */
  get hasUnsent(): boolean {
    return this.#source !== this.#savedSource;
  }

  /** A change in the editor: kept here at once, sent after a pause. */
  edit(source: string): void {
    if (source === this.#source) return;
    this.#source = source;
    this.#ports.keep(source, this.#revision, false);
    if (this.#status === 'stale' || this.#status === 'closed') return;
    if (this.#status !== 'offline') this.#become('pending');
    if (this.#sending === null) this.#arm(this.#status === 'offline' ? this.#retryMs : PAUSE_MS);
  }

  /** Saves without waiting for a pause: on blur, before a run, when the network returns. */
  async flush(): Promise<void> {
    if (this.#sending !== null) await this.#sending;
    if (this.hasUnsent && this.#maySend()) await this.#send();
  }

  /** Saving goes on from the revision another tab left; the text here wins. */
  async takeOver(revision: number): Promise<void> {
    if (this.#status !== 'stale') return;
    this.#revision = revision;
    this.#savedSource = null;
    this.#become('pending');
    await this.#send();
  }

  /** Takes the text that another tab left in place of the one here. */
  adopt(source: string, revision: number): void {
    if (this.#status === 'closed') return;
    this.#disarm();
    this.#source = source;
    this.#savedSource = source;
    this.#revision = revision;
    this.#ports.keep(source, revision, true);
    this.#become('saved');
  }

  /** The attempt ended: no more saves. */
  close(): void {
    this.#disarm();
    this.#become('closed');
  }

  /** Stops the timer and sends what is unsent; for leaving the task. */
  async leave(): Promise<void> {
    this.#disarm();
    await this.flush();
    this.#disarm();
  }

  #maySend(): boolean {
    return this.#status !== 'stale' && this.#status !== 'closed';
  }

  #arm(ms: number): void {
    this.#disarm();
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.flush();
    }, ms);
  }

  #disarm(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #send(): Promise<void> {
    this.#disarm();
    const sending = this.#sendOnce(this.#source).finally(() => {
      this.#sending = null;
      if (this.#status === 'pending' && this.#timer === null) this.#arm(PAUSE_MS);
    });
    this.#sending = sending;
    return sending;
  }

  async #sendOnce(source: string): Promise<void> {
    if (this.#status !== 'offline') this.#become('saving');
    const result = await this.#ports.send(source, this.#revision);
    if (this.#status === 'closed') return;
    if (result.ok) {
      this.#acknowledged(source, result.revision);
    } else {
      this.#refused(result.failure, result.retryAfterMs);
    }
  }

  #acknowledged(source: string, revision: number): void {
    this.#revision = revision;
    this.#savedSource = source;
    this.#retryMs = FIRST_RETRY_MS;
    const synced = this.#source === source;
    this.#ports.keep(this.#source, revision, synced);
    this.#become(synced ? 'saved' : 'pending');
  }

  #refused(failure: SaveFailure, retryAfterMs: number | undefined): void {
    this.#become(failure);
    if (failure !== 'offline') return;
    this.#arm(retryAfterMs ?? this.#retryMs);
    this.#retryMs = Math.min(LONGEST_RETRY_MS, this.#retryMs * 2);
  }

  #become(status: SaveStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#ports.onStatus(status);
  }
}
