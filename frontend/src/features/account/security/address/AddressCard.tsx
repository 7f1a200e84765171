import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import type { User } from '@/api/words';
import { signInQuery } from '@/features/account/api';
import { logOut } from '@/features/session/actions';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Loaded } from '@/ui/Loaded';
import { Notice } from '@/ui/Notice';
import { AskForm } from './AskForm';
import { CodesForm } from './CodesForm';
import { text } from './text';

/** What became of the change; `asked` waits for both codes. */
type Step = { at: 'start' } | { at: 'asked' | 'done' | 'waiting'; added: string };

function Change({ email }: { email: string }) {
  const [step, setStep] = useState<Step>({ at: 'start' });
  if (step.at === 'start') {
    return <AskForm email={email} onAsked={(added) => setStep({ at: 'asked', added })} />;
  }
  const { at, added } = step;
  if (at === 'asked') {
    return (
      <CodesForm
        email={email}
        added={added}
        onChanged={(state) => setStep({ at: state, added })}
        onBack={() => setStep({ at: 'start' })}
      />
    );
  }
  if (at === 'waiting') {
    return (
      <Notice tone="caution" icon={Hourglass}>
        <p className="font-semibold">{text.waiting}</p>
        <p className="text-fg-muted">{text.waitingDetail}</p>
      </Notice>
    );
  }
  return (
    <div role="status" className="flex flex-col items-start gap-4">
      <div className="text-sm">
        <p className="font-semibold">{text.done(added)}</p>
        <p className="text-fg-muted">{text.doneDetail}</p>
      </div>
      <Button variant="primary" onClick={() => void logOut('keep')}>
        {text.logIn}
      </Button>
    </div>
  );
}

type Holder = Pick<User, 'email' | 'is_admin' | 'is_billing_staff'>;

/** Changing the address of the account, confirmed from both mailboxes. */
export function AddressCard({ user }: { user: Holder }) {
  const query = useQuery(signInQuery);
  // What the card is about stays, whatever is read of the account once the address has changed.
  const [email] = useState(user.email);
  const isOffice = user.is_admin || user.is_billing_staff;
  return (
    <Card title={text.title}>
      {isOffice ? (
        <p className="text-sm text-fg-muted">{text.office}</p>
      ) : (
        <Loaded query={query}>
          {({ ways }) =>
            ways.includes('password') ? (
              <Change email={email} />
            ) : (
              <p className="text-sm text-fg-muted">{text.google}</p>
            )
          }
        </Loaded>
      )}
    </Card>
  );
}
