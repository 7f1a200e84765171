import { lazy, Suspense } from 'react';
import { useConfig } from '@/features/session/hooks';
import { withPatience } from '@/platform/loading/patience';

const DemoCards = lazy(
  withPatience(async () => ({ default: (await import('./DemoCards')).DemoCards })),
);

/** The people of the demo, on a server that names some. Everywhere else nothing is shown, and nothing more is fetched. */
export function DemoPeople() {
  const demo = useConfig()?.demo;
  if (demo == null) return null;
  return (
    <Suspense fallback={null}>
      <DemoCards demo={demo} />
    </Suspense>
  );
}
