import { MailWarning } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { text } from '@/features/candidate/text';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

const words = text.verify;

/** Why there are no invitations yet: they belong to an address that was proved. */
export function VerifyNotice() {
  const action = (
    <Button asChild size="sm">
      <Link to={paths.confirmEmail}>{words.action}</Link>
    </Button>
  );
  return (
    <Notice icon={MailWarning} tone="caution" action={action}>
      {words.text}
    </Notice>
  );
}
