import { afterEach, describe, expect, it, vi } from 'vitest';
import { isReachable } from './reach';

afterEach(() => vi.unstubAllGlobals());

describe('the server', () => {
  it('is in reach when it answers anything, and the answer is read to its end', async () => {
    const answer = new Response('busy', { status: 503 });
    vi.stubGlobal('fetch', () => Promise.resolve(answer));
    expect(await isReachable()).toBe(true);
    expect(answer.bodyUsed).toBe(true);
  });

  it('is out of reach when it does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')));
    expect(await isReachable()).toBe(false);
  });

  it('is not asked while the browser knows that it is offline', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('navigator', { onLine: false });
    expect(await isReachable()).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });
});
