import { describe, expect, it, vi } from 'vitest';
import { noteFault } from '@/platform/telemetry/faults';
import { releaseOf, reportOf, sender, startReporting, type Report } from './reporting';
import { envelope, envelopeUrl } from './sentry';

const report: Report = { message: 'boom', stack: 'at f', route: '/login', release: 'index-a1' };

describe('a report', () => {
  it('names nobody and fits what the server takes', () => {
    const fault = {
      message: `no user ada@example.com ${'x '.repeat(400)}`,
      stack: 'y '.repeat(4000),
    };
    const made = reportOf(fault, '/report/:reportId', 'index-a1');
    expect(made.message.startsWith('no user [e-mail] x')).toBe(true);
    expect([made.message.length, made.stack.length]).toEqual([500, 4000]);
    expect(made.route).toBe('/report/:reportId');
  });

  it('names the build by the entry file', () => {
    const page = (src: string | null, dataset: DOMStringMap = {}) =>
      ({ querySelector: () => (src === null ? null : { src, dataset }) }) as unknown as Document;
    expect(releaseOf(page(null))).toBe('development');
    expect(releaseOf(page('https://a.example/assets/index-Ab3_x.js'))).toBe('index-Ab3_x');
    const entry = '/assets/index-Ab3_x.js';
    expect(releaseOf(page('/assets/boot-1.js', { entry }))).toBe('index-Ab3_x');
  });

  it('is sent once for each message and at most ten times', () => {
    const sent: Report[] = [];
    startReporting(
      () => '/login',
      (next) => sent.push(next),
    );
    for (let at = 0; at < 30; at += 1) noteFault(new Error(`boom ${at % 15}`));
    expect(sent).toHaveLength(10);
  });
});

describe('where it goes', () => {
  const called = () => {
    const fetching = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', fetching);
    return fetching;
  };

  it('is our own server, without cookie or token', () => {
    const fetching = called();
    sender(null)(report);
    const [url, options] = fetching.mock.calls[0] ?? [];
    expect(url).toBe('/api/events/client-error');
    expect(options).toMatchObject({ credentials: 'omit', keepalive: true });
    expect(JSON.parse(options?.body as string)).toEqual(report);
  });

  it('is the Sentry project where one is set', () => {
    const fetching = called();
    sender('https://abc@o1.sentry.example/42')(report);
    expect(fetching.mock.calls[0]?.[0]).toBe(
      'https://o1.sentry.example/api/42/envelope/?sentry_version=7&sentry_key=abc',
    );
  });

  it.each(['', 'http://abc@host/1', 'https://host/1', 'https://abc@host/x'])(
    'cannot be %j',
    (dsn) => {
      expect(envelopeUrl(dsn)).toBeNull();
    },
  );
});

it('an envelope is three lines: head, kind, event', () => {
  const at = new Date('2026-06-01T12:00:00Z');
  const [head, item, event, ...more] = envelope(report, 'a'.repeat(32), at)
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(more).toEqual([]);
  expect(head).toEqual({ event_id: 'a'.repeat(32), sent_at: '2026-06-01T12:00:00.000Z' });
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    timestamp: at.getTime() / 1000,
    release: 'index-a1',
    transaction: '/login',
    exception: { values: [{ type: 'Error', value: 'boom' }] },
  });
});
