import type { User } from '@/api/words';
import { useRecentSignIn } from '@/features/account/security/recent-sign-in';
import { text } from '@/features/account/text';
import { UsernameForm } from '@/features/onboarding/username/UsernameForm';
import { chooseUsername } from '@/features/onboarding/username/usernames';
import { Card } from '@/ui/Card';
import { notify } from '@/ui/notify';

const words = text.username;

/** The username and its change; the server wants a recent sign-in for it. */
export function UsernameCard({ user }: { user: User }) {
  const { run, dialog } = useRecentSignIn();
  return (
    <Card title={words.title}>
      <p className="mb-4 text-sm text-fg-muted">
        {user.username === null ? words.none : words.now(user.username)}
      </p>
      <UsernameForm
        displayName={user.display_name}
        take={(name) => run(() => chooseUsername(name))}
        onDone={(name) => notify('success', words.saved(name))}
        {...(user.username === null ? {} : { saveLabel: words.save })}
      />
      {dialog}
    </Card>
  );
}
