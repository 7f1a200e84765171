import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { CandidateCard } from '@/api/words';
import type { CandidateAssessed } from '@/api/words/hiring/slates';
import { paths, to } from '@/facts/paths';
import { assessmentsQuery } from '@/features/assessments/api';
import { assessSome, refreshRole } from '@/features/selection/api';
import { nameOf } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { Select } from '@/ui/Select';
import { dayOf, shortTime } from '@/ui/time';
import { finishedOf, leftOut, whyNot } from './outcomes';

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

type RefusedProps = {
  asked: readonly CandidateCard[];
  rows: readonly CandidateAssessed[];
  onClose: () => void;
};

/** Who was not invited, and why. */
function Refused({ asked, rows: done, onClose }: RefusedProps) {
  const refused = leftOut(done);
  const nameOfRow = (id: string) => {
    const card = asked.find((one) => one.id === id);
    return card === undefined ? '' : nameOf(card);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.partly(done.length - refused.length, done.length)}
      description={words.partlyDetail}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <ul className="flex flex-col gap-2 text-sm">
        {refused.map((row) => (
          <li key={row.id} className="break-words">
            <span className="font-semibold">{nameOfRow(row.id)}</span>
            <span className="block text-fg-muted">
              {whyNot(row, (at) => shortTime(new Date(at)))}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Those who have a result of this assessment already: the company can read it instead of asking for another. */
function Finished({
  cards,
  chosen,
}: {
  cards: readonly CandidateCard[];
  chosen: string | undefined;
}) {
  const finished = cards.flatMap((card) => finishedOf(card, chosen));
  if (finished.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-1 rounded-md border border-line bg-surface-muted px-3 py-2 text-sm">
      {finished.map(({ id, name, fineness, at, report }) => (
        <li key={id} className="break-words">
          {at === null
            ? words.finished(name, fineness)
            : words.finishedOn(name, dayOf(at), fineness)}{' '}
          {report !== null && (
            <Link
              to={to(paths.report, { reportId: report })}
              className="font-medium text-link underline-offset-3 hover:underline"
            >
              {words.readReport}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

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
  // The same key is the same call, so that sending again after a failure invites nobody twice.
  const key = useRef(idempotencyKey());
  const chosen = picked ?? options.find(({ value }) => value === named)?.value;
  const who = whoOf(cards);
  const send = useMutation({
    mutationFn: (assessment: string) => assessSome(role, cards, { assessment, key: key.current }),
    onSuccess: (done) => {
      const count = leftOut(done).length;
      if (count < done.length) onInvited?.();
      if (count > 0) return;
      notify('success', cards.length > 1 ? words.sentMany(done.length) : words.sent(who));
      onClose();
    },
    onSettled: () => refreshRole(client, role),
  });
  if (send.data !== undefined && leftOut(send.data).length > 0)
    return <Refused asked={cards} rows={send.data} onClose={onClose} />;
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
              key.current = idempotencyKey();
              setPicked(value);
            }}
          />
        </Field>
      )}
      <Finished cards={cards} chosen={chosen} />
    </FormDialog>
  );
}
