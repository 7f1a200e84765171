import { useParams } from 'react-router-dom';
import { StopCard } from '@/features/partners/invite/StopCard';
import { text } from '@/features/partners/invite/text';
import { AuthHeader } from '@/pages/auth/AuthHeader';

/** Where the link in a partner's invitation leads that stops those of all partners; works without a sign-in. */
export default function StopPartnerInvitations() {
  const { token = '' } = useParams();
  return (
    <>
      <AuthHeader title={text.stop.title} />
      <StopCard token={token} />
    </>
  );
}
