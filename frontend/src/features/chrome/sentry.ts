import type { Report } from './reporting';

const DSN = /^https:\/\/([A-Za-z0-9]+)@([A-Za-z0-9.:-]+)\/(\d+)$/;

/** Where an envelope goes, from an address of the form https://key@host/project; null for another form. */
export function envelopeUrl(dsn: string): string | null {
  const [, key, host, project] = DSN.exec(dsn) ?? [];
  return key === undefined || host === undefined || project === undefined
    ? null
    : `https://${host}/api/${project}/envelope/?sentry_version=7&sentry_key=${key}`;
}

/** One event as an envelope: three lines of JSON. `id` has 32 hexadecimal digits, `at` is the present. */
export function envelope(report: Report, id: string, at: Date): string {
  const event = {
    event_id: id,
    timestamp: at.getTime() / 1000,
    platform: 'javascript',
    level: 'error',
    release: report.release,
    transaction: report.route,
    exception: { values: [{ type: 'Error', value: report.message }] },
    // The places as the browser wrote them; we parse no stacks.
    extra: { stack: report.stack },
  };
  return [{ event_id: id, sent_at: at.toISOString() }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
}
