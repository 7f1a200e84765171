import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startServiceWorker } from '@/platform/loading/service-worker';
import { announceApplication, countedPath, setCounted } from '@/platform/start/hand-over';

vi.mock('@/platform/loading/service-worker', () => ({ startServiceWorker: vi.fn() }));

const config = { analytics: true, sentry_dsn: null };
let idle: { run: () => void; timeout: number | undefined } | undefined;
let calls: [string, string | undefined][];

/** The page's own script, fresh, in front of a server with these settings. */
async function open(settings: object = config) {
  vi.resetModules();
  calls = [];
  vi.stubGlobal('fetch', (url: string, init?: { body?: string }) => {
    calls.push([url, init?.body]);
    return Promise.resolve(new Response(url === '/api/config' ? JSON.stringify(settings) : null));
  });
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: { timeout: number }) => {
    idle = { run, timeout: options?.timeout };
    return 1;
  });
  const { startUntouched } = await import('./untouched');
  startUntouched();
}

const breakDown = (message: string) =>
  dispatchEvent(new ErrorEvent('error', { error: new Error(message) }));
const to = (address: string) => calls.filter(([url]) => url === address);
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  idle = undefined;
  vi.mocked(startServiceWorker).mockClear();
});
afterEach(() => {
  announceApplication();
  delete document.documentElement.dataset['counted'];
});

it('nothing begins before the browser is idle, which is waited for 3 s at most', async () => {
  await open();
  await settled();
  expect(calls).toEqual([]);
  expect(startServiceWorker).not.toHaveBeenCalled();
  expect(idle?.timeout).toBe(3000);
});

it('then the view is counted, what has broken is reported, and the worker is started', async () => {
  await open();
  breakDown('before');
  idle?.run();
  await vi.waitFor(() => expect(to('/api/events/pageview')).toHaveLength(1));
  breakDown('after');
  expect(to('/api/events/pageview')[0]?.[1]).toBe('{"route":"/"}');
  const reports = to('/api/events/client-error').map(([, body]) => body ?? '');
  expect(reports.map((body) => (JSON.parse(body) as { message: string }).message)).toEqual([
    'Error: before',
    'Error: after',
  ]);
  expect(startServiceWorker).toHaveBeenCalledTimes(1);
  expect(countedPath()).toBe('/');
});

it('the application counts and reports for itself once it has started', async () => {
  await open();
  breakDown('before');
  announceApplication();
  breakDown('after');
  idle?.run();
  await vi.waitFor(() => expect(to('/api/events/client-error')).toHaveLength(1));
  expect(to('/api/events/client-error')[0]?.[1]).toContain('before');
});

it('nothing is counted where the operator has switched that off', async () => {
  await open({ ...config, analytics: false });
  idle?.run();
  await settled();
  expect(to('/api/config')).toHaveLength(1);
  expect(to('/api/events/pageview')).toEqual([]);
});

it('a view that the application has counted is not counted again', async () => {
  await open();
  setCounted('/about');
  idle?.run();
  await settled();
  expect(to('/api/config')).toHaveLength(1);
  expect(to('/api/events/pageview')).toEqual([]);
});
