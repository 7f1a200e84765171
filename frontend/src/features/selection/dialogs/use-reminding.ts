import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '@/api/failure';
import type { CandidateCard } from '@/api/words';
import { mayAssess } from '@/features/company/rules';
import { refreshRole, remindOne } from '@/features/selection/api';
import { nameOf } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { useUser } from '@/features/session/hooks';
import { notify } from '@/ui/notify';

type Reminded = Pick<CandidateCard, 'id' | 'name' | 'code'>;

/** Mails somebody their invitation once more; absent where the company may not. */
export function useReminding(
  role: string,
  canMove: boolean,
): ((card: Reminded) => void) | undefined {
  const user = useUser();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (card: Reminded) => remindOne(card),
    onSuccess: (_, card) => notify('success', text.remind.sent(nameOf(card))),
    onError: (error) => notify('error', failureWords(error, text.remind.failed)),
    onSettled: () => refreshRole(client, role),
  });
  const may = canMove && user !== null && mayAssess(user);
  return may ? mutate : undefined;
}
