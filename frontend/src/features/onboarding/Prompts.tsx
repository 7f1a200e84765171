import { lazy, Suspense } from 'react';
import type { User } from '@/api/words';
import type { Access } from '@/facts/guards';
import { withPatience } from '@/platform/loading/patience';
import { asksForUsername } from './rules';

const UsernameDialog = lazy(
  withPatience(async () => ({
    default: (await import('./username/UsernameDialog')).UsernameDialog,
  })),
);

type PromptsProps = { user: User | null; access: Access; pathname: string };

/** What the account still has to be asked before a page can be used. */
export function Prompts({ user, access, pathname }: PromptsProps) {
  if (user === null || !asksForUsername(user, access, pathname)) return null;
  return (
    <Suspense fallback={null}>
      <UsernameDialog displayName={user.display_name} />
    </Suspense>
  );
}
