import { Component, useEffect, useRef, useState, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { isChunkError, reloadForChunk } from '@/platform/loading/chunk-reload';
import { noteFault } from '@/platform/telemetry/faults';
import { logError } from '@/platform/log';
import { leaveTo } from '@/platform/navigation';
import { Button } from '@/ui/Button';
import { text } from './text';

function messageOf(error: unknown): string {
  if (error instanceof Error && error.message !== '') return error.message;
  return typeof error === 'string' && error !== '' ? error : text.unknownError;
}

/** The page after an uncaught error; it needs no data, no router and no theme. */
export function ErrorFallback({ error }: { error: unknown }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${text.wrongTitle} · Assay`;
    heading.current?.focus();
  }, []);
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-5 text-fg">
      <div className="w-full max-w-md">
        <img src="/assay-mark.svg" alt="" width="40" height="40" />
        <h1 ref={heading} tabIndex={-1} className="mt-5 text-3xl">
          {text.wrongTitle}
        </h1>
        <pre className="mt-4 overflow-x-auto rounded-lg border border-line bg-surface p-3.5 text-xs break-words whitespace-pre-wrap">
          {messageOf(error)}
        </pre>
        <div className="mt-5 flex gap-2">
          <Button variant="primary" onClick={() => location.reload()}>
            {text.refresh}
          </Button>
          <Button onClick={() => leaveTo('/')}>{text.goHome}</Button>
        </div>
      </div>
    </main>
  );
}

/** For errors inside a route: a stale lazy file reloads once, anything else falls back. */
export function RouteError() {
  const error = useRouteError();
  const stale = isChunkError(error);
  const [reloading] = useState(() => stale && reloadForChunk());
  useEffect(() => {
    if (stale) return;
    logError('uncaught in a route', error);
    noteFault(error);
  }, [error, stale]);
  return reloading ? null : <ErrorFallback error={error} />;
}

type BoundaryState = { error: unknown; state: 'fine' | 'failed' | 'reloading' };

/** For errors outside the router. */
export class RootBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: undefined, state: 'fine' };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    const reloading = isChunkError(error) && reloadForChunk();
    return { error, state: reloading ? 'reloading' : 'failed' };
  }

  override componentDidCatch(error: unknown): void {
    logError('uncaught at the root', error);
    if (!isChunkError(error)) noteFault(error);
  }

  override render(): ReactNode {
    const { state, error } = this.state;
    if (state === 'reloading') return null;
    return state === 'failed' ? <ErrorFallback error={error} /> : this.props.children;
  }
}
