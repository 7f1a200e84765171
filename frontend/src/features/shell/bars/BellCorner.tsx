import { lazy, Suspense, type ComponentType } from 'react';
import type { User } from '@/api/words';

/** If its file does not load, the bar has no bell, which is better than no page. */
const Bell = lazy<ComponentType<{ userId: string }>>(() =>
  import('@/features/shell/notifications/Bell').then(
    ({ Bell: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/** The signed-in person's bell; its place is kept until its file is there. */
export function BellCorner({ user }: { user: User }) {
  return (
    <Suspense fallback={<span className="size-8.5 shrink-0 max-md:size-11" />}>
      <Bell key={user.id} userId={user.id} />
    </Suspense>
  );
}
