// The home page's own script and the application are two programs in one document. The document carries what the
// first has begun, so that the second goes on with it and nothing is done twice.

const APPLICATION = 'assay:application';

/** The path that was counted last in this document; null when none was. */
export function countedPath(): string | null {
  return document.documentElement.dataset['counted'] ?? null;
}

export function setCounted(pathname: string): void {
  document.documentElement.dataset['counted'] = pathname;
}

/** Whether the caller is the one that starts the service worker: true once in a document. */
export function takeWorker(): boolean {
  const { dataset } = document.documentElement;
  if (dataset['worker'] !== undefined) return false;
  dataset['worker'] = '';
  return true;
}

/** Says that the application does its own work from now on. */
export function announceApplication(): void {
  dispatchEvent(new Event(APPLICATION));
}

/** Ends when the application starts. */
export function untilApplication(): AbortSignal {
  const end = new AbortController();
  addEventListener(APPLICATION, () => end.abort(), { once: true });
  return end.signal;
}
