import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { rows } from '@/api/cache/page';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { CandidateCard } from '@/api/words';
import { assessmentsQuery } from '@/features/assessments/api';
import { assessOne, refreshRole } from '@/features/selection/api';
import { nameOf } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { Select } from '@/ui/Select';

const words = text.assess;

type AssessDialogProps = {
  role: string;
  card: CandidateCard;
  /** The assessment that the role names. */
  named: string | null;
  onClose: () => void;
};

/** Which assessment somebody of the shortlist is invited to. */
export function AssessDialog({ role, card, named, onClose }: AssessDialogProps) {
  const client = useQueryClient();
  const query = useInfiniteQuery(assessmentsQuery);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const options = rows(query.data).map(({ id, title }) => ({ value: id, label: title }));
  const [picked, setPicked] = useState<string>();
  const [missing, setMissing] = useState(false);
  const key = useRef(idempotencyKey());
  const chosen = picked ?? options.find(({ value }) => value === named)?.value;
  const name = nameOf(card);
  const send = useMutation({
    mutationFn: (assessment: string) => assessOne(card, assessment, key.current),
    onSuccess: () => {
      notify('success', words.sent(name));
      onClose();
    },
    onSettled: () => refreshRole(client, role),
  });
  const failure = send.error ?? query.error;
  const failed = send.error === null ? words.loadFailed : words.failed;
  return (
    <FormDialog
      title={words.title(name)}
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
              key.current = idempotencyKey();
              setPicked(value);
            }}
          />
        </Field>
      )}
    </FormDialog>
  );
}
