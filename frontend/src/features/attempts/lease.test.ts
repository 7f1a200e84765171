import { describe, expect, it } from 'vitest';

import { Lease, leaseOf } from './lease';

/** One attempt as the server gives it to tabs. */
function server() {
  let holder: string | null = null;
  let count = 0;
  const claim = (lease: string | null, takeOver: boolean) => {
    if (holder !== null && lease !== holder && !takeOver) return Promise.resolve(null);
    if (holder === null || lease !== holder) holder = `t${(count += 1)}`;
    return Promise.resolve(holder);
  };
  return { claim };
}

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

describe('the right to write an attempt', () => {
  it('is given to the first device, and the second reads until it takes over', async () => {
    const { claim } = server();
    const first = new Lease('a1', { claim, storage: storage() });
    expect(await first.ask(false)).toBe('here');
    const mine = leaseOf('a1');
    expect(await first.ask(false)).toBe('here');
    expect(leaseOf('a1')).toBe(mine);

    const other = server();
    await other.claim(null, true);
    const second = new Lease('a2', { claim: other.claim, storage: storage() });
    expect(await second.ask(false)).toBe('away');
    expect(leaseOf('a2')).toBeNull();
    expect(await second.ask(true)).toBe('here');
    expect(leaseOf('a2')).toBe('t2');
  });

  it('is asked for again with what the browser has kept', async () => {
    const [{ claim }, kept] = [server(), storage()];
    await new Lease('a3', { claim, storage: kept }).ask(false);
    const reloaded = new Lease('a3', { claim, storage: kept });
    expect(await reloaded.ask(false)).toBe('here');
  });

  it('stays as it was where the server does not answer', async () => {
    const failing = () => Promise.reject(new Error('offline'));
    expect(await new Lease('a4', { claim: failing, storage: storage() }).ask(false)).toBe('here');
    const silent = () => new Promise<string | null>(() => undefined);
    const waiting = new Lease('a5', { claim: silent, storage: storage(), patienceMs: 1 });
    expect(await waiting.ask(true)).toBe('here');
  });
});
