import { Loading, Skeleton } from '@/ui/Skeleton';

const PANE = 'flex min-h-0 flex-col gap-3 rounded-[9px] border border-line bg-surface p-5';

/** The place of a problem that is practised, while it loads: its bar, the statement, the editor over the tests. */
export function BenchSkeleton({ label }: { label: string }) {
  return (
    <main id="main" tabIndex={-1} className="flex h-dvh flex-col bg-surface-sunken outline-none">
      <Loading label={label}>
        <div className="flex h-dvh flex-col">
          <div className="flex min-h-[50px] flex-none items-center border-b border-line bg-surface px-3.5">
            <Skeleton className="w-40" />
          </div>
          <div className="grid min-h-0 flex-1 gap-2 p-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,7fr)]">
            <div className={PANE}>
              <Skeleton className="h-7 w-2/3" />
              <Skeleton className="h-24" />
              <Skeleton className="h-40" />
            </div>
            <div className="grid min-h-0 gap-2 max-lg:hidden lg:grid-rows-[2fr_1fr]">
              <div className={PANE}>
                <Skeleton className="w-1/2" />
                <Skeleton className="w-2/5" />
                <Skeleton className="w-3/5" />
              </div>
              <div className={PANE}>
                <Skeleton className="w-1/3" />
              </div>
            </div>
          </div>
        </div>
      </Loading>
    </main>
  );
}
