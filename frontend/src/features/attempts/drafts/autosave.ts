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
  /** The server answers, but cannot save now; the text is kept here and sent again. */
  | 'trouble'
  /** The server no longer knows who this is; the text is kept here and sent again, for a new sign-in may help. */
  | 'signed_out'
  /** Nobody is signed in, so there is nothing to send it to; the text is kept in this browser. */
  | 'kept_here'
  /** It was written on another device or in another browser; saving stops until the candidate takes over here. */
  | 'stale'
  /** Another tab writes, in whatever browser; nothing more is sent from this one. */
  | 'reading'
  /** The attempt is over; nothing is saved any more. */
  | 'closed'
  /** The text is longer than the server takes; the last shorter one is saved. */
  | 'too_large'
  /** The server will not take this text (a character it forbids); a change may help. */
  | 'refused'
  /** This account may not save here; nothing is sent until the text changes. */
  | 'forbidden';

export type SaveFailure = Exclude<SaveStatus, 'saved' | 'pending' | 'saving'>;

export type SaveResult =
  | { readonly ok: true; readonly revision: number }
  | {
      readonly ok: false;
      readonly failure: SaveFailure;
      readonly retryAfterMs?: number;
      /** The server's own sentence about it. */
      readonly said?: string;
    };

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
  /** Whether the server's text was written elsewhere: it can be read here and is written after a take-over. */
  readonly elsewhere?: boolean;
};

/** product.md: save 2 s after a pause in typing. */
export const PAUSE_MS = 2_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 15_000;

/** Failures that may pass by themselves: the same text is sent again, ever more slowly. */
const PASSING: ReadonlySet<SaveStatus> = new Set(['offline', 'trouble', 'signed_out']);

/** States in which unsent text is sent, now or later. */
const ARRIVING: ReadonlySet<SaveStatus> = new Set(['pending', 'saving', ...PASSING]);

/** States in which a draft is no longer sent: until someone takes over, or signs in and so opens their own. */
const IDLE: ReadonlySet<SaveStatus> = new Set(['stale', 'reading', 'closed', 'kept_here']);

export class Autosave {
  readonly #ports: AutosavePorts;
  #source: string;
  #savedSource: string | null;
  #revision: number;
  #status: SaveStatus = 'saved';
  #said: string | null = null;
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
    } else if (start.elsewhere === true) {
      this.#become('stale');
    }
  }

  get status(): SaveStatus {
    return this.#status;
  }

  /** What the server said of the text that it refused. */
  get said(): string | null {
    return this.#said;
  }

  get revision(): number {
    return this.#revision;
  }

  /** The present text here, saved or not. */
  get source(): string {
    return this.#source;
  }

  /** Whether the server lacks something that is written here. */
  get hasUnsent(): boolean {
    return this.#source !== this.#savedSource;
  }

  /** Whether what is unsent can still reach the server by itself. */
  get mayArrive(): boolean {
    return ARRIVING.has(this.#status);
  }

  /** A change in the editor: kept here at once, sent after a pause. */
  edit(source: string): void {
    if (source === this.#source || this.#status === 'reading') return;
    this.#source = source;
    this.#ports.keep(source, this.#revision, false);
    if (!this.#maySend()) return;
    const failing = PASSING.has(this.#status);
    if (!failing) this.#become('pending');
    if (this.#sending === null) this.#arm(failing ? this.#retryMs : PAUSE_MS);
  }

  /** Saves without waiting for a pause: on blur, before a run, when the network returns. */
  async flush(): Promise<void> {
    if (this.#sending !== null) await this.#sending;
    if (this.hasUnsent && this.#maySend()) await this.#send();
  }

  /** The server has this revision. A later revision, with no save from this tab under way, was written elsewhere. */
  compare(revision: number): void {
    if (revision > this.#revision && this.#sending === null && this.#maySend()) {
      this.#disarm();
      this.#become('stale');
    }
  }

  /** Saving goes on from the revision that was left elsewhere; the text here wins. */
  async takeOver(revision: number): Promise<void> {
    if (this.#status !== 'stale') return;
    this.#revision = revision;
    this.#savedSource = null;
    this.#become('pending');
    await this.#send();
  }

  /** Takes the text that was written elsewhere in place of the one here. */
  adopt(source: string, revision: number): void {
    if (this.#status === 'closed' || this.#status === 'reading') return;
    this.#disarm();
    this.#source = source;
    this.#savedSource = source;
    this.#revision = revision;
    this.#ports.keep(source, revision, true);
    this.#become('saved');
  }

  /** Another tab of this browser writes from now on: what is unsent is in the browser's storage, and that tab sends it. */
  read(): void {
    if (this.#status === 'closed') return;
    this.#disarm();
    this.#become('reading');
  }

  /** The attempt ended: no more saves. */
  close(): void {
    this.#disarm();
    this.#become('closed');
  }

  /** The attempt goes on after all. */
  reopen(): void {
    if (this.#status !== 'closed') return;
    this.#become(this.hasUnsent ? 'pending' : 'saved');
    if (this.hasUnsent) this.#arm(0);
  }

  /** Stops the timer and sends what is unsent; for leaving the task. */
  async leave(): Promise<void> {
    this.#disarm();
    await this.flush();
    this.#disarm();
  }

  #maySend(): boolean {
    return !IDLE.has(this.#status);
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
    if (!PASSING.has(this.#status)) this.#become('saving');
    const result = await this.#ports.send(source, this.#revision);
    if (this.#status === 'closed' || this.#status === 'reading') return;
    if (result.ok) {
      this.#acknowledged(source, result.revision);
    } else {
      this.#said = result.said ?? null;
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
    if (!PASSING.has(failure)) return;
    this.#arm(retryAfterMs ?? this.#retryMs);
    this.#retryMs = Math.min(LONGEST_RETRY_MS, this.#retryMs * 2);
  }

  #become(status: SaveStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#ports.onStatus(status);
  }
}
