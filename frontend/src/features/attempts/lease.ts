/**
 * The right of this tab to write an attempt, as the server gives it: across browsers and devices. Between the
 * tabs of one browser the lock in `writing-lock` decides first, so that they share what was given.
 */

/** `away`: a tab of another browser or device writes. */
export type LeasePlace = 'here' | 'away';

export type LeasePorts = {
  /** Answers what this tab names when it writes, or null where another one writes; fails without a network. */
  readonly claim: (lease: string | null, takeOver: boolean) => Promise<string | null>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** How long a claim may take before the tab goes on as it is. */
  readonly patienceMs?: number;
};

const PATIENCE_MS = 4_000;

/** What this tab names with each write, by attempt. */
const held = new Map<string, string>();

export function leaseOf(attemptId: string): string | null {
  return held.get(attemptId) ?? null;
}

const storageName = (attemptId: string) => `assay.lease.${attemptId}`;

export class Lease {
  readonly #attemptId: string;
  readonly #ports: LeasePorts;
  #place: LeasePlace = 'here';

  constructor(attemptId: string, ports: LeasePorts) {
    this.#attemptId = attemptId;
    this.#ports = ports;
    const kept = this.#kept();
    if (kept !== null) held.set(attemptId, kept);
  }

  /**
   * Asks for the place, keeps it, or takes it from the tab that has it. Without an answer all stays as it was: text
   * is kept here, and the server decides when it arrives.
   */
  async ask(takeOver: boolean): Promise<LeasePlace> {
    // Another tab of this browser may have been given another one since.
    const before = this.#kept() ?? leaseOf(this.#attemptId);
    const claim = this.#ports.claim(takeOver ? null : before, takeOver).then(
      (lease) => this.#take(lease),
      () => this.#place,
    );
    return Promise.race([claim, this.#patience()]);
  }

  #take(lease: string | null): LeasePlace {
    this.#place = lease === null ? 'away' : 'here';
    if (lease !== null) {
      held.set(this.#attemptId, lease);
      this.#keep(lease);
    }
    return this.#place;
  }

  #patience(): Promise<LeasePlace> {
    const wait = this.#ports.patienceMs ?? PATIENCE_MS;
    return new Promise((resolve) => setTimeout(() => resolve(this.#place), wait));
  }

  #kept(): string | null {
    try {
      return this.#ports.storage.getItem(storageName(this.#attemptId));
    } catch {
      return null;
    }
  }

  #keep(lease: string): void {
    try {
      this.#ports.storage.setItem(storageName(this.#attemptId), lease);
    } catch {
      // Without storage a reload asks again, and waits a minute or takes over.
    }
  }
}
