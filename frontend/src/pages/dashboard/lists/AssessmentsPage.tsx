import { InvitationsCard } from '@/features/candidate/lists/InvitationsCard';
import { VerifyNotice } from '@/features/candidate/lists/VerifyNotice';
import { text } from '@/features/candidate/text';
import { useUser } from '@/features/session/hooks';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

/** All invitations of the candidate; they are shown to an address that was proved. */
export default function AssessmentsPage() {
  usePageTitle(text.invitations.title);
  const user = useUser();
  if (user === null) return null;
  return (
    <>
      <PageHeader title={text.invitations.title} />
      {user.email_verified ? <InvitationsCard /> : <VerifyNotice />}
    </>
  );
}
