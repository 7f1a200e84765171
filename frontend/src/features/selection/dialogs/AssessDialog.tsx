import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { rows } from '@/api/cache/page';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { CandidateCard } from '@/api/words';
import { assessmentsQuery } from '@/features/assessments/api';
import { assessOne, refreshRole } from '@/features/selection/api';
import { sendEach } from './send-each';
import { nameOf } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { Select } from '@/ui/Select';

const words = text.assess;

type AssessDialogProps = {
  role: string;
  /** One or several of the shortlist. */
  cards: readonly CandidateCard[];
  /** The assessment that the role names. */
  named: string | null;
  onInvited?: (() => void) | undefined;
  onClose: () => void;
};

const whoOf = (cards: readonly CandidateCard[]): string => {
  const [first] = cards;
  return first === undefined || cards.length > 1 ? words.many(cards.length) : nameOf(first);
};

/** Which assessment people of the shortlist are invited to: each by an invitation of their own. */
export function AssessDialog({ role, cards, named, onInvited, onClose }: AssessDialogProps) {
  const client = useQueryClient();
  const query = useInfiniteQuery(assessmentsQuery);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const options = rows(query.data).map(({ id, title }) => ({ value: id, label: title }));
  const [picked, setPicked] = useState<string>();
  const [missing, setMissing] = useState(false);
  // The same key is the same invitation, so that sending again after a failure invites nobody twice.
  const keys = useRef(new Map<string, string>());
  const keyOf = (id: string) => {
    const key = keys.current.get(id) ?? idempotencyKey();
    keys.current.set(id, key);
    return key;
  };
  const chosen = picked ?? options.find(({ value }) => value === named)?.value;
  const who = whoOf(cards);
  const send = useMutation({
    mutationFn: (assessment: string) =>
      sendEach(cards, (card) => assessOne(card, assessment, keyOf(card.id))),
    onSuccess: ({ sent, refused, error }) => {
      if (refused > 0)
        notify('error', words.partly(sent, refused, failureWords(error, words.failed)));
      else notify('success', cards.length > 1 ? words.sentMany(sent) : words.sent(who));
      onInvited?.();
      onClose();
    },
    onSettled: () => refreshRole(client, role),
  });
  const failure = send.error ?? query.error;
  const failed = send.error === null ? words.loadFailed : words.failed;
  return (
    <FormDialog
      title={words.title(who)}
      description={words.detail}
      failure={failure === null ? null : { words: failureWords(failure, failed), error: failure }}
      words={{ cancel: text.cancel, submit: words.submit }}
      loading={send.isPending}
      onSubmit={() => {
        setMissing(chosen === undefined);
        if (chosen !== undefined && !send.isPending) send.mutate(chosen);
      }}
      onClose={onClose}
    >
      {query.isSuccess && options.length === 0 ? (
        <p className="text-sm">{words.none}</p>
      ) : (
        <Field
          label={words.assessment}
          error={missing && chosen === undefined ? words.missing : undefined}
        >
          <Select
            value={chosen}
            placeholder={query.isPending ? words.loading : words.choose}
            options={options}
            onChange={(value) => {
              keys.current.clear();
              setPicked(value);
            }}
          />
        </Field>
      )}
    </FormDialog>
  );
}
