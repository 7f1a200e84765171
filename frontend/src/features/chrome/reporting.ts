import { onFault, type Fault } from '@/platform/telemetry/faults';
import { tell } from '@/platform/telemetry/beacon';
import { scrub } from '@/platform/telemetry/scrub';
import { envelope, envelopeUrl } from './sentry';

/** An error as it leaves the browser. */
export type Report = { message: string; stack: string; route: string; release: string };

/** What the server takes. */
const MESSAGE_MOST = 500;
const STACK_MOST = 4000;
/** A page that fails in a loop reports at most this often. */
const REPORTS_MOST = 10;

/** The report of a fault, without anything that may identify a person. */
export function reportOf(fault: Fault, route: string, release: string): Report {
  return {
    message: scrub(fault.message).slice(0, MESSAGE_MOST) || 'no message',
    stack: scrub(fault.stack).slice(0, STACK_MOST),
    route,
    release,
  };
}

/** Which build this is: the name of its entry file, which carries a hash. */
export function releaseOf(page: Document = document): string {
  const script = page.querySelector<HTMLScriptElement>('script[type="module"][src]');
  // On the home page a smaller script comes first and names the entry.
  const entry = script?.dataset['entry'] ?? script?.src ?? '';
  return /\/([\w.-]+)\.js/.exec(entry)?.[1]?.slice(0, 60) ?? 'development';
}

type Send = (report: Report) => void;

/** Passes every fault on, each kind once a visit. `route` answers the pattern of the open page. */
export function startReporting(route: () => string, send: Send): void {
  const known = new Set<string>();
  onFault((fault) => {
    if (known.has(fault.message) || known.size >= REPORTS_MOST) return;
    known.add(fault.message);
    send(reportOf(fault, route(), releaseOf()));
  });
}

/** To our own server, or to the given Sentry project instead. */
export function sender(sentryDsn: string | null): Send {
  const url = sentryDsn === null ? null : envelopeUrl(sentryDsn);
  if (url === null) return (report) => tell('/api/events/client-error', JSON.stringify(report));
  return (report) => {
    const id = crypto.randomUUID().replaceAll('-', '');
    tell(url, envelope(report, id, new Date()), 'text/plain;charset=UTF-8');
  };
}
