import { Loading, Skeleton } from '@/ui/Skeleton';

/** A story that is still loading. */
export function StorySkeleton() {
  return (
    <Loading>
      <div className="mx-auto max-w-205 space-y-4 px-4 py-6 md:px-8">
        <Skeleton className="h-2 w-56" />
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="w-1/3" />
        <Skeleton className="h-16 w-full rounded-lg" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-24 w-full" />
      </div>
    </Loading>
  );
}
