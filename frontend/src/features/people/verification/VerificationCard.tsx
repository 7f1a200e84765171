import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '@/api/failure';
import type { AdminCandidate } from '@/api/words';
import { mailVerification, refreshCandidates } from '@/features/people/api';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { notify } from '@/ui/notify';
import { text } from './text';

/** The link that verifies the address, mailed once more. */
export function VerificationCard({ person }: { person: Pick<AdminCandidate, 'id'> }) {
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: () => mailVerification(person),
    onSuccess: () => notify('success', text.done),
    onSettled: () => refreshCandidates(client),
  });
  return (
    <Card title={text.title} headingLevel={3}>
      <p className="text-sm text-fg-muted">{text.lead}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button variant="secondary" loading={send.isPending} onClick={() => send.mutate()}>
          {text.send}
        </Button>
        {send.isError && (
          <span role="alert" className="text-sm text-negative-text">
            {failureWords(send.error, text.failed)}
          </span>
        )}
      </div>
    </Card>
  );
}
