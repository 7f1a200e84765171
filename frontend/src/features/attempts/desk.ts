/** Whether this tab may write: first among the tabs of this browser, then across browsers and devices. */
import type { Lease } from './lease';
import type { Place, WritingLock } from './writing-lock';

export type DeskPorts = {
  /** The lock among the tabs of this browser, which says where it is. */
  readonly lock: (
    onPlace: (place: Place) => void,
  ) => Pick<WritingLock, 'claim' | 'takeOver' | 'leave'>;
  /** The server's answer. */
  readonly lease: Pick<Lease, 'ask'>;
};

export class Desk {
  readonly #lease: DeskPorts['lease'];
  readonly #lock: ReturnType<DeskPorts['lock']>;
  readonly #onPlace: (place: Place) => void;
  #locked: Place = 'asking';
  #place: Place = 'asking';
  #wanted = false;
  #asking = false;
  /** Something happened while the server was being asked, so that its answer may be older. */
  #due = false;

  constructor(ports: DeskPorts, onPlace: (place: Place) => void) {
    this.#onPlace = onPlace;
    this.#lease = ports.lease;
    this.#lock = ports.lock((place) => {
      this.#locked = place;
      void this.look();
    });
    this.#lock.claim();
  }

  /** Finds out who writes. One question at a time: a take-over changes what the next one names. */
  async look(): Promise<void> {
    if (!this.#hasLock()) {
      this.#become(this.#locked);
      return;
    }
    this.#due = true;
    if (this.#asking) return;
    this.#asking = true;
    let place: Awaited<ReturnType<Lease['ask']>> = 'away';
    while (this.#due) {
      this.#due = false;
      const takeOver = this.#wanted;
      this.#wanted = false;
      place = await this.#lease.ask(takeOver);
    }
    this.#asking = false;
    // The lock may have gone to another tab meanwhile.
    if (this.#hasLock()) this.#become(place === 'here' ? 'here' : 'elsewhere');
  }

  /** Some time has passed: the tab that writes keeps its place, and one that reads asks for none. */
  renew(): void {
    if (this.#place === 'here') void this.look();
  }

  /** The page has come into view, or the place may be free. */
  again(): void {
    if (this.#hasLock()) void this.look();
    else this.#lock.claim();
  }

  takeOver(): void {
    this.#wanted = true;
    if (this.#hasLock()) void this.look();
    else this.#lock.takeOver();
  }

  leave(): void {
    this.#locked = 'asking';
    this.#lock.leave();
  }

  #hasLock(): boolean {
    return this.#locked === 'here';
  }

  #become(place: Place): void {
    if (place === this.#place) return;
    this.#place = place;
    this.#onPlace(place);
  }
}
