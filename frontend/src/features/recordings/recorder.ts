/**
 * Records how an attempt is written, beside everything else: nothing waits for it, and where it fails the record
 * has a gap.
 */
import type { LanguageId, PlaybackMarker } from '@/api/words';

import { Line } from './line';
import { BATCH_MS, type Edit, type Head, type HowEdited, type Sealed } from './rules';
import type { Waiting } from './waiting';

/** What became of a batch that was sent. */
export type SendResult =
  | { readonly kind: 'taken' }
  /** Nothing more of the task is taken. */
  | { readonly kind: 'over' }
  /** The recording went on elsewhere. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'later'; readonly afterMs: number };

export type RecorderPorts = {
  readonly attemptId: string;
  readonly waiting: Promise<Waiting>;
  readonly readHead: (taskId: string) => Promise<Head>;
  readonly send: (batch: Sealed) => Promise<SendResult>;
  /** Milliseconds since the attempt began. */
  readonly now: () => number;
};

/** How long batches are still sent once the page that wrote them is left. */
const AFTER_MS = 120_000;

export class Recorder {
  readonly #ports: RecorderPorts;
  readonly #lines = new Map<string, Promise<Line>>();
  #line: Promise<Line> | null = null;
  #open: Line | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #sending = false;
  #again = false;
  #notBefore = 0;
  #closedAt: number | null = null;
  #isHere = true;
  #isPaused = false;

  constructor(ports: RecorderPorts) {
    this.#ports = ports;
  }

  start(): void {
    this.#closedAt = null;
    this.#isPaused = false;
    this.#timer ??= setInterval(() => void this.tick(), BATCH_MS);
  }

  /** Seals what there is and sends what waits. */
  async tick(): Promise<void> {
    const lines = await Promise.all(this.#lines.values());
    await Promise.all(lines.map((line) => line.cut()));
    await this.#send();
  }

  /** A text is opened in the editor. */
  open(taskId: string, file: LanguageId, textOf: () => string, why: PlaybackMarker): void {
    this.#open = null;
    const known = this.#lines.get(taskId) ?? this.#makeLine(taskId);
    this.#lines.set(taskId, known);
    this.#line = known;
    void known.then((line) => {
      // Another one may have been opened meanwhile.
      if (this.#line !== known) return;
      this.#open = line;
      line.open(file, textOf, why);
    });
  }

  edit(edits: readonly Edit[], how: HowEdited): void {
    const inserted = edits.reduce((sum, edit) => sum + edit.i.length, 0);
    if (how === 'pasted') this.#open?.mark('paste', inserted);
    if (how === 'restored') this.#open?.mark('restored');
    this.#open?.edit(edits);
  }

  mark(marker: PlaybackMarker, length = 0): void {
    this.#open?.mark(marker, length);
  }

  /** The page has lost the focus, or has it again; said once each. */
  focus(isHere: boolean): void {
    if (isHere === this.#isHere) return;
    this.#isHere = isHere;
    this.mark(isHere ? 'returned' : 'left');
  }

  /** Another tab writes: what waits here is not taken from this one. */
  pause(): void {
    if (this.#closedAt !== null) return;
    this.#isPaused = true;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Nothing more is written here. What waits is still sent for a while. */
  close(): void {
    this.#open = null;
    if (this.#isPaused) return;
    this.#closedAt = Date.now();
    void this.tick();
  }

  async #makeLine(taskId: string): Promise<Line> {
    const { attemptId, readHead, now } = this.#ports;
    const waiting = await this.#ports.waiting;
    return new Line({
      attemptId,
      taskId,
      waiting,
      readHead: () => readHead(taskId),
      now,
      onSealed: () => void this.#send(),
    });
  }

  async #send(): Promise<void> {
    this.#again = true;
    if (this.#sending || this.#isPaused) return;
    this.#sending = true;
    try {
      while (this.#again && Date.now() >= this.#notBefore) {
        this.#again = false;
        await this.#sendAll();
      }
    } finally {
      this.#sending = false;
      await this.#rest();
    }
  }

  async #sendAll(): Promise<void> {
    const waiting = await this.#ports.waiting;
    const over = new Set<string>();
    for (const batch of await waiting.all(this.#ports.attemptId)) {
      if (over.has(batch.taskId)) continue;
      const result = await this.#ports.send(batch);
      if (result.kind === 'taken') await waiting.sent(batch);
      else if (result.kind === 'later') {
        this.#notBefore = Date.now() + result.afterMs;
        return;
      } else {
        over.add(batch.taskId);
        await this.#leave(batch.taskId, result.kind, waiting);
      }
    }
  }

  async #leave(taskId: string, kind: 'over' | 'elsewhere', waiting: Waiting): Promise<void> {
    const line = await this.#lines.get(taskId);
    if (kind === 'elsewhere' && line !== undefined) {
      await line.restart();
      return;
    }
    line?.stop();
    await waiting.forget(this.#ports.attemptId, taskId);
  }

  /** The clock stops once the page is left and nothing waits any more. */
  async #rest(): Promise<void> {
    if (this.#closedAt === null) return;
    const waiting = await (await this.#ports.waiting).all(this.#ports.attemptId);
    if (waiting.length > 0 && Date.now() - this.#closedAt < AFTER_MS) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
