import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/api/cache/query-client';
import { noteFault, onFault } from '@/platform/telemetry/faults';
import { startTelemetry, type Routing } from './start';

const idle: { run: () => void; timeout: number | undefined }[] = [];
let calls: [string, string | undefined][];
let move: (state: Routing['state']) => void;

const at = (pathname: string, path: string): Routing['state'] => ({
  location: { pathname },
  matches: [{ route: {} }, { route: { path } }],
});

beforeEach(() => {
  calls = [];
  idle.length = 0;
  queryClient.clear();
  queryClient.setQueryData(['config'], { analytics: true, sentry_dsn: null });
  // What broke in another file may still wait to be reported.
  onFault(() => undefined);
  vi.stubGlobal('fetch', (url: string, init?: { body?: string }) => {
    calls.push([url, init?.body]);
    return Promise.resolve(new Response(null));
  });
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: { timeout: number }) => {
    idle.push({ run, timeout: options?.timeout });
    return idle.length;
  });
  startTelemetry({
    state: at('/report/7', '/report/:reportId'),
    subscribe: (onChange) => {
      move = onChange;
    },
  });
});

afterEach(() => {
  delete document.documentElement.dataset['counted'];
});

it('counting and reporting begin when the browser is idle, counting within 3 s', () => {
  expect(calls).toEqual([]);
  expect(idle).toHaveLength(2);
  expect(idle[0]?.timeout).toBe(3000);
});

it('then each change of the path is counted, and each fault is reported with the page’s pattern', async () => {
  for (const { run } of idle) run();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  move(at('/about', '/about'));
  expect(calls.map(([, body]) => body)).toEqual([
    '{"route":"/report/:reportId"}',
    '{"route":"/about"}',
  ]);
  noteFault(new Error('broken here'));
  // What reports is fetched meanwhile, which a busy machine takes its time for.
  await vi.waitFor(() => expect(calls).toHaveLength(3), { timeout: 5000 });
  const [address, body] = calls[2] ?? [];
  expect(address).toBe('/api/events/client-error');
  expect(body).toContain('"route":"/report/:reportId"');
});
