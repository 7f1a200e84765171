import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import { confirmPath, paths, to } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';
import { tryProblem } from './api';
import { text } from './text';

/** Begins an attempt at the problem that nobody else sees, and opens it. */
export function TryProblem({ slug }: { slug: string }) {
  const navigate = useNavigate();
  const trial = useMutation({
    networkMode: 'always',
    mutationFn: () => tryProblem(slug, idempotencyKey()),
    onSuccess: ({ code }) => void navigate(to(paths.attempt, { first: code })),
    onError: (error) => {
      if (hasCode(error, 'email_unverified')) {
        const onClick = () => void navigate(confirmPath(location.pathname));
        notify('info', text.tryUnverified, { label: text.confirm, onClick });
        return;
      }
      notify('error', failureWords(error, text.tryFailed));
    },
  });
  return (
    <Button size="sm" loading={trial.isPending} onClick={() => trial.mutate()}>
      {text.try}
    </Button>
  );
}
