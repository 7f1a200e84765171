import { describe, expect, it } from 'vitest';

import { type Locks, type Place, WritingLock } from './writing-lock';

/** One lock, as a browser keeps it. */
function browserLocks() {
  let steal: ((reason: Error) => void) | null = null;
  const request = async (
    _name: string,
    options: LockOptions,
    hold: (lock: Lock | null) => unknown,
  ) => {
    if (steal !== null && options.ifAvailable === true) return hold(null);
    steal?.(new Error('AbortError'));
    const stolen = new Promise((_, reject) => (steal = reject));
    const mine = steal;
    try {
      return await Promise.race([hold({ name: _name, mode: 'exclusive' }), stolen]);
    } finally {
      if (steal === mine) steal = null;
    }
  };
  return { request } as unknown as NonNullable<Locks>;
}

function tab(locks: Locks) {
  const places: Place[] = [];
  const lock = new WritingLock('a1', locks, (place) => places.push(place));
  return { lock, places };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the place where an attempt is written', () => {
  it('is the first tab; the second reads', async () => {
    const locks = browserLocks();
    const [first, second] = [tab(locks), tab(locks)];
    first.lock.claim();
    await settled();
    second.lock.claim();
    await settled();
    expect(first.places).toEqual(['here']);
    expect(second.places).toEqual(['elsewhere']);
  });

  it('moves to the tab that takes over, and the other tab learns it', async () => {
    const locks = browserLocks();
    const [first, second] = [tab(locks), tab(locks)];
    first.lock.claim();
    second.lock.claim();
    await settled();
    second.lock.takeOver();
    await settled();
    expect(first.places).toEqual(['here', 'elsewhere']);
    expect(second.places).toEqual(['elsewhere', 'here']);
    first.lock.takeOver();
    await settled();
    expect(first.places.at(-1)).toBe('here');
    expect(second.places.at(-1)).toBe('elsewhere');
  });

  it('is free again once its tab is left', async () => {
    const locks = browserLocks();
    const [first, second] = [tab(locks), tab(locks)];
    first.lock.claim();
    second.lock.claim();
    await settled();
    first.lock.leave();
    await settled();
    second.lock.claim();
    await settled();
    expect(second.places).toEqual(['elsewhere', 'here']);
    expect(first.places).toEqual(['here']);
  });

  it('is here where the browser has no locks', () => {
    const only = tab(undefined);
    only.lock.claim();
    expect(only.places).toEqual(['here']);
  });
});
