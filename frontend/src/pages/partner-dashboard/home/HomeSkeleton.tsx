import { text } from '@/features/partners/text';
import { Card } from '@/ui/Card';
import { Fact } from '@/ui/Fact';
import { Loading, Skeleton } from '@/ui/Skeleton';

const words = text.overview;

export const homeGrid = 'grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]';
export const homeMain = 'flex min-w-0 flex-col gap-4';

const field = <Skeleton className="h-8.5 rounded-md max-md:h-11" />;

function LinkSkeleton() {
  return (
    <Card title={words.link}>
      <div className="flex flex-wrap items-start gap-5">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-4">
          {field}
          <div>
            <p className="mb-1.5 text-sm font-medium">{words.code}</p>
            {field}
          </div>
          <p className="text-xs text-fg-muted">{words.rule}</p>
        </div>
        <Skeleton className="size-40.5 rounded-md" />
      </div>
    </Card>
  );
}

function FunnelSkeleton() {
  return (
    <Card title={words.funnel} action={<Skeleton className="h-8 w-44 max-md:h-11" />}>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-5">
        {Object.values(words.steps).map((step) => (
          <div key={step}>
            <dt className="text-xs text-fg-muted">{step}</dt>
            <dd className="text-2xl font-semibold">
              <Skeleton className="my-[0.25lh] h-[0.5lh] w-10" />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-xs text-fg-muted">{words.funnelNote}</p>
    </Card>
  );
}

function MoneySkeleton() {
  return (
    <Card title={words.money}>
      <div className="space-y-4 py-3">
        <Skeleton className="w-3/4" />
        <Skeleton className="w-3/4" />
      </div>
      <dl className="mt-3 text-sm">
        <Fact label={words.next}>
          <Skeleton className="my-[0.25lh] h-[0.5lh] w-20" />
        </Fact>
      </dl>
      <div className="mt-3 text-sm">
        <Skeleton className="my-[0.25lh] h-[0.5lh]" />
        <Skeleton className="my-[0.25lh] h-[0.5lh] w-2/3" />
      </div>
      <p className="mt-1 text-xs text-fg-muted">{words.hold}</p>
    </Card>
  );
}

/** The overview before its numbers are there, as tall as with them: the list below must not move. */
export function HomeSkeleton() {
  return (
    <Loading>
      <div aria-hidden="true" className={homeGrid}>
        <div className={homeMain}>
          <LinkSkeleton />
          <FunnelSkeleton />
        </div>
        <MoneySkeleton />
      </div>
    </Loading>
  );
}
