import type { Heartbeat, PresenceArea, PresenceDevice } from '@/api/words/presence';

const VISIBLE_MS = 30_000;
/** Browsers let a hidden page do something about once a minute. */
const HIDDEN_MS = 100_000;
/** So that pages that were opened together do not all speak at once. */
const JITTER_MS = 5000;
/** A page that is only passed through says nothing. */
const SETTLE_MS = 1500;
const MOST_IDLE_S = 86_400;

/** What the heart needs from outside; tests give their own. */
export type HeartDeps = {
  send: (beat: Heartbeat) => Promise<boolean>;
  area: () => PresenceArea;
  device: () => PresenceDevice;
  isVisible: () => boolean;
  isOnline: () => boolean;
  tab: string;
  /** From 0 to 1. */
  random: () => number;
};

/** Says every half minute that a page is open, and when somebody last did something on it. */
export class Heart {
  readonly #deps: HeartDeps;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #input = Date.now();
  #said: PresenceArea | null = null;
  #over = false;

  constructor(deps: HeartDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#next(SETTLE_MS);
  }

  /** Somebody did something. */
  touch(): void {
    this.#input = Date.now();
  }

  /** The page has changed. */
  look(): void {
    if (this.#said !== null && this.#deps.area() !== this.#said) this.#next(SETTLE_MS);
  }

  /** The page may be seen again. */
  wake(): void {
    if (this.#deps.isVisible()) this.#next(SETTLE_MS);
  }

  /** Says nothing more, after a last word where it said something before. */
  stop(leaving: boolean): void {
    clearTimeout(this.#timer);
    if (leaving && this.#said !== null && !this.#over) void this.#deps.send(this.#beat(true));
    this.#said = null;
  }

  #next(wait: number): void {
    clearTimeout(this.#timer);
    if (!this.#over) this.#timer = setTimeout(() => void this.#speak(), wait);
  }

  async #speak(): Promise<void> {
    const usual = this.#deps.isVisible() ? VISIBLE_MS : HIDDEN_MS;
    this.#next(usual + (this.#deps.random() * 2 - 1) * JITTER_MS);
    if (!this.#deps.isOnline()) return;
    const beat = this.#beat(false);
    this.#said = beat.area;
    const more = await this.#deps.send(beat);
    if (more) return;
    // The account may no longer say anything; asking again would be refused again.
    this.#over = true;
    clearTimeout(this.#timer);
  }

  #beat(leaving: boolean): Heartbeat {
    const idle = Math.floor((Date.now() - this.#input) / 1000);
    return {
      tab: this.#deps.tab,
      area: this.#deps.area(),
      device: this.#deps.device(),
      idle_s: Math.min(MOST_IDLE_S, Math.max(0, idle)),
      visible: this.#deps.isVisible(),
      leaving,
    };
  }
}
