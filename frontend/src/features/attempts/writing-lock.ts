/**
 * Which tab of this browser writes an attempt: the one that holds the lock of its name. The lock
 * goes with the tab, also where the tab crashes. Another device is noticed by the revisions of the drafts.
 */

/** `asking` until the browser has answered. */
export type Place = 'asking' | 'here' | 'elsewhere';

/** What is needed of the browser's locks; undefined where a page may not use them. */
export type Locks = Pick<LockManager, 'request'> | undefined;

export class WritingLock {
  readonly #name: string;
  readonly #locks: Locks;
  readonly #onPlace: (place: Place) => void;
  #place: Place = 'asking';
  #release: (() => void) | null = null;
  #left = false;

  constructor(attemptId: string, locks: Locks, onPlace: (place: Place) => void) {
    this.#name = `assay.attempt.${attemptId}`;
    this.#locks = locks;
    this.#onPlace = onPlace;
  }

  /** Takes the place if no other tab has it. */
  claim(): void {
    if (this.#place === 'here') return;
    if (this.#locks === undefined) this.#become('here');
    else this.#ask(this.#locks, { ifAvailable: true });
  }

  /** Takes the place from the tab that has it; that tab learns it at once. */
  takeOver(): void {
    if (this.#place === 'here') return;
    if (this.#locks === undefined) this.#become('here');
    else this.#ask(this.#locks, { steal: true });
  }

  /** Gives the place up: the workspace is left. */
  leave(): void {
    this.#left = true;
    this.#release?.();
  }

  #ask(locks: Pick<LockManager, 'request'>, options: LockOptions): void {
    const hold = (lock: Lock | null) => {
      if (lock === null) {
        this.#become('elsewhere');
        return undefined;
      }
      if (this.#left) return undefined;
      this.#become('here');
      return new Promise<void>((resolve) => (this.#release = resolve));
    };
    // The promise of a lock that another tab has taken fails; so does that of a page being closed.
    locks.request(this.#name, options, hold).catch(() => this.#become('elsewhere'));
  }

  #become(place: Place): void {
    if (this.#left || place === this.#place) return;
    this.#place = place;
    this.#onPlace(place);
  }
}
