import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { endedQuery, refreshAttempt } from '@/features/attempts/api';
import { text } from '@/features/workspace/text';
import { Button } from '@/ui/Button';

/** Leads to the finish page as soon as the server has closed the attempt. */
export function ToFinishPage({ attemptId }: { attemptId: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const ended = useQuery(endedQuery(attemptId)).data === true;
  const leave = async () => {
    await client.invalidateQueries({ queryKey: ['codebrain', 'card'] });
    await refreshAttempt(client, attemptId).catch(() => undefined);
    void navigate({ search: '' });
  };
  return (
    <Button
      variant="primary"
      disabledReason={ended ? undefined : text.overWaiting}
      onClick={() => void leave()}
    >
      {text.overLink}
    </Button>
  );
}
