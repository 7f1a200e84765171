import { AlertDialog as Radix } from 'radix-ui';
import { logOut } from '@/features/session/actions';
import { Button } from '@/ui/Button';
import { dialogStyles, overlayStyles } from '@/ui/Dialog';
import { cx } from '@/ui/cx';
import { text } from '@/features/onboarding/text';
import { UsernameForm } from './UsernameForm';

const words = text.username;

/** Stands over the dashboard until there is a username; the other way out is logging out. */
export function UsernameDialog({ displayName }: { displayName: string }) {
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyles} />
        <Radix.Content
          className={cx(
            dialogStyles,
            'max-md:inset-x-4 max-md:inset-y-auto max-md:bottom-4 max-md:h-auto max-md:rounded-xl',
          )}
        >
          <div className="px-5 pt-5 pb-4">
            <Radix.Title className="text-xl">{words.title}</Radix.Title>
            <Radix.Description className="mt-1 mb-4 text-sm text-fg-muted">
              {words.lead}
            </Radix.Description>
            <UsernameForm displayName={displayName} />
            <Button variant="ghost" className="mt-3" onClick={() => void logOut()}>
              {words.logOut}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
