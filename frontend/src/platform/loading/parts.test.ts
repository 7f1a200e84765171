import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { isReachable } from './reach';

vi.mock('./reach', () => ({ isReachable: vi.fn() }));

const gone = () => new TypeError('Failed to fetch dynamically imported module: /assets/confirm.js');

let replace: MockInstance<typeof location.replace>;

/** The modules of a page that has just been opened at `path`. */
async function open(path: string) {
  vi.resetModules();
  history.replaceState(null, '', path);
  const parts = await import('./parts');
  // A window of its own: no test hears what the listeners of another one say.
  const target = new EventTarget() as Window;
  parts.watchParts(target);
  /** What the build's loader does when a file does not come, and then the rest of that turn. */
  const miss = async (error: unknown = gone(), answered = false) => {
    target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    if (answered) parts.answerFor(error);
    // Later than all that follows from it.
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  };
  const type = () => target.dispatchEvent(new Event('input'));
  return { ...parts, miss, type };
}

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(50_000);
  vi.mocked(isReachable).mockReset().mockResolvedValue(true);
  replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
});

describe('a file that an open page asks for and that is gone', () => {
  it('reloads the page once, however many files are gone', async () => {
    const { miss } = await open('/account/security?tab=2');
    await miss();
    await miss();
    expect(replace).toHaveBeenCalledTimes(1);
    expect(replace.mock.calls[0]?.[0]).toMatch(/\/account\/security\?tab=2&v=50000$/);
    expect(sessionStorage.getItem('assay.chunkReloadAt')).toBe('50000');
  });

  it('reloads no second time, however much later, when the reload has not brought it', async () => {
    sessionStorage.setItem('assay.chunkReloadAt', '1000');
    const { miss } = await open('/login?v=1000');
    await miss();
    expect(replace).not.toHaveBeenCalled();
  });

  it('reloads no second time where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    const { miss } = await open('/login?v=1000');
    await miss();
    expect(replace).not.toHaveBeenCalled();
  });

  it('reloads nothing within ten seconds of the last time', async () => {
    sessionStorage.setItem('assay.chunkReloadAt', '41000');
    const { miss } = await open('/login');
    await miss();
    expect(replace).not.toHaveBeenCalled();
  });

  it('reloads nothing while the server is out of reach', async () => {
    vi.mocked(isReachable).mockResolvedValue(false);
    const { miss, isStale } = await open('/login');
    await miss();
    expect(replace).not.toHaveBeenCalled();
    expect(isStale()).toBe(false);
  });

  it('leaves the page alone where somebody else answers for it', async () => {
    const { miss } = await open('/login');
    await miss(gone(), true);
    expect(replace).not.toHaveBeenCalled();
    expect(isReachable).not.toHaveBeenCalled();
  });
});

describe('what was typed', () => {
  it('is not reloaded away: the page says that it is stale', async () => {
    const { miss, type, isStale, watchStale } = await open('/company-signup');
    const heard = vi.fn();
    watchStale(heard);
    type();
    await miss();
    expect(replace).not.toHaveBeenCalled();
    expect(isStale()).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('on a page that was left meanwhile keeps nothing', async () => {
    const { miss, type } = await open('/company-signup');
    type();
    history.replaceState(null, '', '/about');
    await miss();
    expect(replace).toHaveBeenCalledTimes(1);
  });
});

it('a page that waits for its own file answers for it', async () => {
  const { miss } = await open('/');
  const { withPatience } = await import('./patience');
  const error = gone();
  await expect(withPatience(() => Promise.reject(error))()).rejects.toBe(error);
  await miss(error);
  expect(replace).not.toHaveBeenCalled();
});

it('a reload that somebody asks for needs no permission', async () => {
  sessionStorage.setItem('assay.chunkReloadAt', '49999');
  await open('/company-signup');
  const { reloadByHand } = await import('./chunk-reload');
  reloadByHand();
  expect(replace).toHaveBeenCalledTimes(1);
});
