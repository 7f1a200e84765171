import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Keeper } from './keeper';
import type { Kept } from './rules';

const kept = (edits: Kept['edits'], version = 1): Kept => ({ edits, version, at: 5 });

function keeping(before: Kept | null = null) {
  const writes: string[][] = [];
  const answers: boolean[] = [];
  const port = { full: false };
  const keeper = new Keeper('d', before, {
    write: (changes) => {
      if (port.full) return Promise.reject(new Error('there is no room'));
      writes.push([...changes].map(([name, value]) => `${name}${value === null ? ' gone' : ''}`));
      return Promise.resolve();
    },
    onKeeps: (keeps) => answers.push(keeps),
  });
  return { keeper, writes, answers, port };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('what is typed', () => {
  it('is written a moment later, once for what comes together', async () => {
    const { keeper, writes } = keeping();
    keeper.keep(kept({ a: '1' }));
    keeper.keep(kept({ a: '12' }));
    expect(writes).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(writes).toEqual([['problem d a']]);
  });

  it('is written at once when the page goes', async () => {
    const { keeper, writes } = keeping();
    keeper.keep(kept({ a: '1' }));
    await keeper.flush();
    expect(writes).toEqual([['problem d a']]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(writes).toHaveLength(1);
  });

  it('leaves this browser at once when the server has it', async () => {
    const { keeper, writes } = keeping(kept({ a: '1' }));
    keeper.keep(kept({}, 2));
    await keeper.flush();
    expect(writes).toEqual([['problem d a gone']]);
  });

  it('is written again with the next change where the browser had no room', async () => {
    const { keeper, writes, answers, port } = keeping();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    port.full = true;
    keeper.keep(kept({ a: '1' }));
    await keeper.flush();
    port.full = false;
    keeper.keep(kept({ a: '1', b: '2' }));
    await keeper.flush();
    expect([writes, answers]).toEqual([[['problem d a', 'problem d b']], [false, true]]);
    logged.mockRestore();
  });
});
