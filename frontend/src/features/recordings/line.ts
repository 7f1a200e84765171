/** The recording of one task: what happens is collected, sealed into batches every two seconds, and chained. */
import type { LanguageId, PlaybackMarker } from '@/api/words';

import {
  bytesOf,
  type Edit,
  type Head,
  type Item,
  ITEMS_BETWEEN_TEXTS,
  MAX_BATCH,
  MAX_ITEMS,
  nextLink,
  payloadOf,
} from './rules';
import type { Waiting } from './waiting';

export type LinePorts = {
  readonly attemptId: string;
  readonly taskId: string;
  readonly waiting: Waiting;
  /** How far the server has come; fails without a network. */
  readonly readHead: () => Promise<Head>;
  /** Milliseconds since the attempt began. */
  readonly now: () => number;
  /** Something waits to be sent. */
  readonly onSealed: () => void;
};

type Bundle = { readonly file: LanguageId; readonly items: readonly Item[] };

export class Line {
  readonly #ports: LinePorts;
  #file: LanguageId | null = null;
  #textOf: () => string = () => '';
  #items: Item[] = [];
  #sinceText = 0;
  #t = 0;
  #head: Head | null = null;
  #bundles: Bundle[] = [];
  #sealing: Promise<void> | null = null;
  #lost = false;
  #stopped = false;

  constructor(ports: LinePorts) {
    this.#ports = ports;
  }

  /** A text is opened in an editor; `why` says what led here. */
  open(file: LanguageId, textOf: () => string, why: PlaybackMarker): void {
    void this.cut();
    this.#file = file;
    this.#textOf = textOf;
    this.mark(why);
    this.#whole();
  }

  /** Only pushes to a list, so that typing waits for nothing. */
  edit(edits: readonly Edit[]): void {
    const t = this.#time();
    for (const edit of edits) this.#items.push({ k: 'edit', t, ...edit });
    this.#sinceText += edits.length;
    if (this.#sinceText >= ITEMS_BETWEEN_TEXTS) this.#whole();
    if (this.#items.length >= MAX_ITEMS / 2) void this.cut();
  }

  mark(m: PlaybackMarker, n = 0): void {
    if (this.#file !== null) this.#items.push({ k: 'mark', t: this.#time(), m, n });
  }

  get hasItems(): boolean {
    return this.#items.length > 0 || this.#bundles.length > 0;
  }

  /** Seals what there is; answers once it is kept, or could not be. */
  cut(): Promise<void> {
    if (this.#items.length > 0 && this.#file !== null && !this.#stopped) {
      if (this.#lost) this.#sayLost();
      this.#bundles.push({ file: this.#file, items: this.#items });
    }
    this.#items = [];
    return this.#seal();
  }

  /** Nothing more of this task is recorded. */
  stop(): void {
    this.#stopped = true;
    this.#items = [];
    this.#bundles = [];
  }

  /** The recording went on elsewhere: what is here does not follow. It goes on from the whole text. */
  async restart(): Promise<void> {
    await this.#ports.waiting.forget(this.#ports.attemptId, this.#ports.taskId);
    this.#head = null;
    this.#bundles = [];
    this.#lost = true;
    // Something to seal, which says that text is missing.
    this.mark('lost');
  }

  #time(): number {
    this.#t = Math.max(this.#t, Math.round(this.#ports.now()));
    return this.#t;
  }

  #whole(): void {
    this.#items.push({ k: 'text', t: this.#time(), x: this.#textOf() });
    this.#sinceText = 0;
  }

  /** What was to be recorded could not be: that is said, and the text as it is now follows. */
  #sayLost(): void {
    const t = this.#time();
    this.#items = [{ k: 'mark', t, m: 'lost', n: 0 }];
    this.#whole();
    this.#lost = false;
  }

  #seal(): Promise<void> {
    this.#sealing ??= this.#sealAll().finally(() => {
      this.#sealing = null;
    });
    return this.#sealing;
  }

  async #sealAll(): Promise<void> {
    const { attemptId, taskId, waiting, readHead } = this.#ports;
    try {
      this.#head ??= (await waiting.head(attemptId, taskId)) ?? (await readHead());
    } catch {
      // Without a network it is asked for again with the next batch.
      return;
    }
    for (let bundle = this.#bundles.shift(); bundle !== undefined; bundle = this.#bundles.shift()) {
      if (await this.#keep(bundle)) continue;
      // What follows would not fit either: the next batch begins with the whole text.
      this.#bundles = [];
      this.#lost = true;
    }
  }

  async #keep({ file, items }: Bundle): Promise<boolean> {
    const before = this.#head;
    // A restart has come between.
    if (before === null || this.#stopped) return false;
    const payload = payloadOf(file, before.items, items);
    if (bytesOf(payload) > MAX_BATCH) return false;
    const { attemptId, taskId, waiting, onSealed } = this.#ports;
    const link = await nextLink(before.link, payload);
    const last = items[items.length - 1];
    const head: Head = {
      number: before.number + 1,
      link,
      items: before.items + items.length,
      t_ms: Math.max(before.t_ms, last?.t ?? 0),
    };
    const batch = { attemptId, taskId, number: head.number, previous: before.link, payload, head };
    const kept = await waiting.put(batch).catch(() => false);
    if (!kept || this.#head !== before) return kept;
    this.#head = head;
    onSealed();
    return true;
  }
}
