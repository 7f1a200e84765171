import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { loginPath, paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Spinner } from '@/ui/Spinner';
import { applyVerification, checkVerified } from '@/features/session/actions';
import { session } from '@/features/session/store';
import { text } from '@/features/session/text';
import { problemOf } from './forms';

const words = text.verified;

/** Settles the code of a verification mail. For a person signed in here the page continues on its own: it sees the new record. */
export function VerifiedNotice({ code, next }: { code: string; next: string | null }) {
  const settled = useQuery({
    queryKey: ['verify-code', code],
    queryFn: async () => {
      await applyVerification(code);
      if (session().status === 'signed-in') await checkVerified();
      return true;
    },
    staleTime: Infinity,
    retry: false,
  });
  if (settled.isPending) {
    return (
      <p role="status" className="flex items-center gap-2 text-md text-fg-muted">
        <Spinner />
        {words.working}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {settled.isError ? (
        <ErrorBox>{problemOf(settled.error).message}</ErrorBox>
      ) : (
        <p className="text-md">{words.done}</p>
      )}
      <Button asChild variant="primary" size="lg">
        <Link to={loginPath(next ?? paths.home)}>{text.logIn}</Link>
      </Button>
    </div>
  );
}
