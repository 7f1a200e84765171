import { text } from '@/features/reports/text';
import { Loading, Skeleton } from '@/ui/Skeleton';

/** The report's own grid in grey while it loads. */
export function ReportSkeleton() {
  return (
    <main id="main" className="min-h-dvh bg-canvas">
      <Loading label={text.loading}>
        <div className="flex items-center gap-4 border-b border-line bg-surface px-8 py-10">
          <Skeleton className="size-14 rounded-full" />
          <div className="flex-1 space-y-3">
            <Skeleton className="h-6 w-1/4" />
            <Skeleton className="w-1/3" />
          </div>
        </div>
        <div className="mx-auto grid max-w-(--page-max) gap-4 px-4 py-[18px] md:px-8 lg:grid-cols-[1fr_340px]">
          <Skeleton className="h-48 rounded-lg" />
          <Skeleton className="h-48 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </div>
      </Loading>
    </main>
  );
}
