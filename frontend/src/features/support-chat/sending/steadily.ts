/** How soon something is tried again that got no answer. */
const AGAIN_MS = 5000;

/** Does something again and again until it succeeds once; each `run` starts over. */
export function steadily(act: () => Promise<unknown>): { run: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    act().catch(() => {
      clearTimeout(timer);
      timer = setTimeout(run, AGAIN_MS);
    });
  };
  window.addEventListener('online', run);
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('online', run);
  };
  return { run, stop };
}
