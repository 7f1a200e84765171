import { useParams } from 'react-router-dom';

import { StopCard } from '@/features/sending/StopCard';
import { text } from '@/features/sending/text';
import { AuthHeader } from '@/pages/auth/AuthHeader';

/** Where the link in an invitation leads that stops those of its company; works without a sign-in. */
export default function StopInvitations() {
  const { code = '' } = useParams();
  return (
    <>
      <AuthHeader title={text.stop.title} />
      <StopCard code={code} />
    </>
  );
}
