import { beforeEach, describe, expect, it, vi } from 'vitest';

import { patience, tryAgain, watchPatience, withPatience } from './patience';
import { isReachable } from './reach';

vi.mock('./reach', () => ({ isReachable: vi.fn() }));

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');

beforeEach(() => {
  vi.mocked(isReachable).mockReset();
});

describe('a lazy file', () => {
  it('is waited for while the server is out of reach, and tried again when the network is back', async () => {
    vi.mocked(isReachable).mockResolvedValue(false);
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(gone)
      .mockResolvedValue('page');
    const heard = vi.fn();
    const stop = watchPatience(heard);
    const page = withPatience(load)();
    await vi.waitUntil(() => patience() === 'waiting');
    expect(heard).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('online'));
    expect(await page).toBe('page');
    expect(patience()).toBe('none');
    stop();
  });

  it('is tried again when a retry is asked for', async () => {
    vi.mocked(isReachable).mockResolvedValue(false);
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(gone)
      .mockRejectedValueOnce(gone)
      .mockResolvedValue('page');
    const page = withPatience(load)();
    await vi.waitUntil(() => patience() === 'waiting');
    tryAgain();
    await vi.waitUntil(() => load.mock.calls.length === 2 && patience() === 'waiting');
    tryAgain();
    expect(await page).toBe('page');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is fetched again where the server answers after all: the network has just come back', async () => {
    vi.mocked(isReachable).mockResolvedValue(true);
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(gone)
      .mockResolvedValue('page');
    expect(await withPatience(load)()).toBe('page');
    expect(load).toHaveBeenCalledTimes(2);
    expect(patience()).toBe('none');
  });

  it('is waited for where the server answers once and is out of reach again', async () => {
    vi.mocked(isReachable).mockResolvedValueOnce(true).mockResolvedValue(false);
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(gone)
      .mockRejectedValueOnce(gone)
      .mockResolvedValue('page');
    const page = withPatience(load)();
    await vi.waitUntil(() => patience() === 'waiting');
    tryAgain();
    expect(await page).toBe('page');
  });

  it('fails where the server answers and the file is gone', async () => {
    vi.mocked(isReachable).mockResolvedValue(true);
    const load = vi.fn(() => Promise.reject(gone));
    await expect(withPatience(load)()).rejects.toBe(gone);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails at once with an error of its own', async () => {
    const broken = new Error('x is not a function');
    await expect(withPatience(() => Promise.reject(broken))()).rejects.toBe(broken);
    expect(isReachable).not.toHaveBeenCalled();
  });
});
