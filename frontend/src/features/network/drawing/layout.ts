import type { Placed, Task } from './place';

/**
 * Places nodes in a worker and passes on where they lie, first roughly and then as they stay. The promise ends
 * with the last of it; a signal that is aborted ends the worker.
 */
export function placed(
  task: Task,
  signal: AbortSignal,
  show: (places: Placed) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' });
    const end = () => worker.terminate();
    signal.addEventListener('abort', end, { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<Placed | null>) => {
      if (data !== null) {
        show(data);
        return;
      }
      end();
      resolve();
    });
    worker.addEventListener('error', (event) => {
      end();
      reject(new Error(event.message));
    });
    worker.postMessage(task);
  });
}
