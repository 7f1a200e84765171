import { Loading, Skeleton } from '@/ui/Skeleton';

const PARTS = ['h-10', 'h-56', 'h-10', 'h-28', 'h-10', 'h-28', 'h-10', 'h-28', 'h-40', 'h-56'];

/** The place of the profile's form while it loads, of about its height: what stands below does not jump. */
export function FormSkeleton() {
  return (
    <Loading>
      <div className="flex max-w-200 flex-col gap-5">
        <div className="grid gap-3 md:grid-cols-3">
          {['anonymous', 'named', 'hidden'].map((card) => (
            <Skeleton key={card} className="h-28 rounded-lg" />
          ))}
        </div>
        {PARTS.map((height, part) => (
          <div key={part} className="flex flex-col gap-2">
            <Skeleton className="w-40" />
            <Skeleton className={`${height} rounded-md`} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
