import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '@/api/failure';
import type { CandidateForCompany } from '@/api/words';
import { candidateQuery, refreshRole, waive } from '@/features/selection/api';
import { text } from '@/features/selection/text';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { notify } from '@/ui/notify';

const words = text.one;

/** What the application misses, and that a person sets it aside. */
export function MissedCard({ candidate }: { candidate: CandidateForCompany }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => waive(candidate),
    onSuccess: (after) => {
      client.setQueryData(candidateQuery(candidate.id).queryKey, after);
      notify('success', words.waiveDone);
    },
    onError: (error) => notify('error', failureWords(error, words.waiveFailed)),
    onSettled: () => refreshRole(client, candidate.role_id),
  });
  const missed = candidate.answers.filter(({ misses }) => misses);
  if (missed.length === 0) return null;
  return (
    <Card
      title={words.missedTitle}
      action={
        candidate.can_move &&
        !candidate.waived && (
          <Button size="sm" loading={isPending} onClick={() => mutate()}>
            {words.waive}
          </Button>
        )
      }
    >
      <p className="text-sm text-fg-muted">
        {candidate.waived ? words.waived : words.missedDetail}
      </p>
      <ul className="mt-3 flex flex-col gap-2 text-sm">
        {missed.map(({ question, answer, needs }) => (
          <li key={question} className="border-l-2 border-caution-line pl-3">
            <p className="font-medium break-words">{question}</p>
            <p className="break-words text-fg-muted">
              {answer} · {words.needs(needs ?? '')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
