import { useSearchParams } from 'react-router-dom';
import { StopMail } from '@/features/account/StopMail';
import { text } from '@/features/account/text';
import { AuthHeader } from '@/pages/auth/AuthHeader';

/** Where the unsubscribe link of a mail leads; works without a sign-in. */
export default function Unsubscribe() {
  const [query] = useSearchParams();
  return (
    <>
      <AuthHeader title={text.unsubscribe.title} />
      <StopMail token={query.get('token')} kind={query.get('kind')} />
    </>
  );
}
