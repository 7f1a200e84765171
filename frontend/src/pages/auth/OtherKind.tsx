import { UserRound } from 'lucide-react';
import { logOut } from '@/features/session/actions';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { AuthHeader } from './AuthHeader';
import { text } from './text';

const words = text.otherKind;

/** A page for companies, seen by somebody who is signed in as something else. */
export function OtherKind({ title, email }: { title: string; email: string }) {
  return (
    <>
      <AuthHeader title={title} />
      <div className="flex flex-col gap-4">
        <Notice icon={UserRound}>{words.text(email)}</Notice>
        <Button size="lg" onClick={() => void logOut()}>
          {words.logOut}
        </Button>
      </div>
    </>
  );
}
