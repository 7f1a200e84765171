import { AlertDialog } from '@/ui/AlertDialog';
import { logOut } from '@/features/session/actions';
import { text } from '@/features/session/text';
import { settle, useQuestion } from './question';

const words = text.unsent;

/** Asked of somebody who logs out while the server lacks some of what they wrote. */
export function LogOutQuestion() {
  return (
    <AlertDialog
      open={useQuestion()}
      onOpenChange={settle}
      title={words.title}
      description={words.detail}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      danger
      onConfirm={() => {
        settle();
        void logOut('delete');
      }}
    />
  );
}
