/** Something that broke and that nobody caught. */
export type Fault = { message: string; stack: string };

type Listener = (fault: Fault) => void;

/** Kept until the reporting module is there; more than these would say nothing new. */
const WAITING_MOST = 10;
const waiting: Fault[] = [];
let listener: Listener | null = null;

/** Browsers' own words for a database that they took away, as after a long sleep (spec §8). */
const DATABASE_LOST =
  /connection to indexed ?db|indexed database server lost|the database connection is closing|database connection is lost/i;

/** Whether the browser lost its indexed database; the next load restores everything that Assay keeps in it. */
export function isDatabaseLost(error: unknown): boolean {
  return error instanceof Error && DATABASE_LOST.test(error.message);
}

function faultOf(error: unknown): Fault {
  if (error instanceof Error)
    return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' };
  return { message: typeof error === 'string' ? error : 'not an error object', stack: '' };
}

/** Passes on a fault, or keeps it until there is a listener. */
export function noteFault(error: unknown): void {
  if (isDatabaseLost(error)) return;
  const fault = faultOf(error);
  if (listener !== null) listener(fault);
  else if (waiting.length < WAITING_MOST) waiting.push(fault);
}

/** From now on every fault goes to `next`, first those that are waiting. */
export function onFault(next: Listener): void {
  listener = next;
  waiting.splice(0).forEach(next);
}

/** Watches for what nobody catches, until `end` where there is one; a lost database is silenced. */
export function watchFaults(target: Window = window, end?: AbortSignal): void {
  const options = end === undefined ? {} : { signal: end };
  const take = (event: Event, error: unknown) => {
    if (isDatabaseLost(error)) event.preventDefault();
    else noteFault(error);
  };
  const onError = (event: ErrorEvent) => {
    // Without an error it is a picture or a file that did not load, or another origin's script.
    if (event.error != null) take(event, event.error);
  };
  target.addEventListener('error', onError, options);
  target.addEventListener('unhandledrejection', (event) => take(event, event.reason), options);
}
