import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { InvitationList } from '@/features/partners/invite/InvitationList';
import { InviteForm } from '@/features/partners/invite/InviteForm';
import { text } from '@/features/partners/invite/text';
import { Button } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

/** Students whom a partner invites by e-mail, and those invited so far. */
export default function PartnerInvite() {
  usePageTitle(text.title);
  const back = (
    <Button asChild>
      <Link to={paths.partnerStudents}>{text.back}</Link>
    </Button>
  );
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} actions={back} />
      <InviteForm />
      <InvitationList />
    </>
  );
}
