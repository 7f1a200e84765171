import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router-dom';
import { failureWords } from '@/api/failure';
import { paths } from '@/facts/paths';
import { completeConsent, refreshReports } from '@/features/github-reports/api';
import { text } from '@/features/github-reports/text';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Spinner } from '@/ui/Spinner';

const words = text.returned;

type ReturnedProps = { state: string | null; code: string | null };

/** Confirms what somebody came back from GitHub with, once, and leads on. */
export function Returned({ state, code }: ReturnedProps) {
  const client = useQueryClient();
  const whole = state !== null && code !== null;
  const { data, error } = useQuery({
    queryKey: ['github-return', state, code],
    queryFn: async () => {
      const report = await completeConsent(state ?? '', code ?? '');
      void refreshReports(client);
      return report;
    },
    enabled: whole,
    retry: false,
    staleTime: Infinity,
  });
  if (data !== undefined) return <Navigate to={`${paths.dashboard}#github-reports`} replace />;
  const back = (
    <Button asChild variant="primary">
      <Link to={paths.dashboard}>{words.back}</Link>
    </Button>
  );
  if (!whole)
    return (
      <div className="flex flex-col items-start gap-4">
        <p>{words.refused}</p>
        {back}
      </div>
    );
  if (error !== null)
    return (
      <div className="flex flex-col items-start gap-4">
        <ErrorBox error={error}>{failureWords(error, words.failed)}</ErrorBox>
        {back}
      </div>
    );
  return (
    <p role="status" className="flex items-center gap-2">
      <Spinner /> {words.working}
    </p>
  );
}
