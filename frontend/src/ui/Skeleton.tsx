import { useEffect, useState, type ReactNode } from 'react';
import { cx } from './cx';
import { text } from './text';

/** One grey bar in the shape of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block h-3 animate-pulse rounded-sm bg-surface-active motion-reduce:animate-none',
        className,
      )}
    />
  );
}

const SHOW_AFTER_MS = 80;

/** Holds its skeleton back for 80 ms, so that quick answers do not flash. */
export function Loading({
  children,
  label = text.loading,
}: {
  children: ReactNode;
  label?: string;
}) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-label={label} className={shown ? '' : 'invisible'}>
      {children}
    </div>
  );
}

/** Rows of a list that is still loading. */
export function SkeletonRows({ rows = 4 }: { rows?: number }) {
  return (
    <Loading>
      <div className="flex flex-col gap-5 p-4.5">
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className="flex items-center gap-3">
            <Skeleton className="size-7 rounded-full" />
            <div className="flex-1 space-y-2">
              <Skeleton className={index % 2 === 0 ? 'w-3/5' : 'w-1/2'} />
              <Skeleton className="h-2 w-1/4" />
            </div>
            <Skeleton className="h-5 w-10" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
