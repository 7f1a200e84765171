import { useSearchParams } from 'react-router-dom';
import { Consent } from '@/features/session/agreements/Consent';
import { JoinPanel } from '@/features/team/JoinPanel';
import { text } from '@/features/team/text';
import { ErrorBox } from '@/ui/ErrorBox';
import { AuthHeader } from '@/pages/auth/AuthHeader';

/** Where the mail about an invitation to a team leads. The token of the link is what counts. */
export default function JoinTeam() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return (
    <>
      <AuthHeader title={text.join.title} />
      {token === null ? (
        <ErrorBox>{text.join.noToken}</ErrorBox>
      ) : (
        <JoinPanel token={token} consent={<Consent />} />
      )}
    </>
  );
}
