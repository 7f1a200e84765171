import { Loading, Skeleton } from '@/ui/Skeleton';

import { StageFrame } from './StageFrame';

export function StageSkeleton({ label }: { label: string }) {
  return (
    <StageFrame>
      <Loading label={label}>
        <div className="flex flex-col gap-5">
          <Skeleton className="h-3 w-1/3" />
          <Skeleton className="h-7 w-2/3" />
          <div className="grid grid-cols-3 gap-6">
            <Skeleton className="h-9" />
            <Skeleton className="h-9" />
            <Skeleton className="h-9" />
          </div>
          <Skeleton className="h-40" />
          <Skeleton className="h-11 w-32" />
        </div>
      </Loading>
    </StageFrame>
  );
}
