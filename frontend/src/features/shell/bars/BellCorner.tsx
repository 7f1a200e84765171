import { lazy, Suspense, type ComponentType } from 'react';
import { viewing } from '@/api/token/view-as';
import type { User } from '@/api/words';
import { SupportCorner } from '@/features/support-chat/hooks';

/** If its file does not load, the bar has no bell, which is better than no page. */
const Bell = lazy<ComponentType<{ userId: string }>>(() =>
  import('@/features/shell/notifications/Bell').then(
    ({ Bell: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

const place = <span className="size-8.5 shrink-0 max-md:size-11" />;

/** The signed-in person's way to support, unless they are support, and their bell. Their places are kept. There is neither while one views as somebody. */
export function BellCorner({ user }: { user: User }) {
  if (viewing() !== null) return null;
  return (
    <>
      {!user.is_admin && (
        <Suspense fallback={place}>
          <SupportCorner key={user.id} userId={user.id} />
        </Suspense>
      )}
      <Suspense fallback={place}>
        <Bell key={user.id} userId={user.id} />
      </Suspense>
    </>
  );
}
