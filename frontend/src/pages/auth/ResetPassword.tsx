import { ResetForm } from '@/features/session/ResetForm';
import { AuthHeader } from './AuthHeader';
import { text } from './text';

export default function ResetPassword() {
  return (
    <>
      <AuthHeader title={text.reset.title} lead={text.reset.lead} />
      <ResetForm />
    </>
  );
}
