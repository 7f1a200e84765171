import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import { failureWords } from '@/api/failure';
import type { Introduction } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { FormDialog } from '@/ui/FormDialog';
import { LoadFailed } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { askedQuery, cancelIntroduction, refreshTalent } from '@/features/talent/api';
import { Beside } from '@/features/talent/Beside';
import { Facts } from '@/features/talent/Facts';
import { payWords } from '@/features/talent/rules';
import { text } from '@/features/talent/text';
import { Messages } from '@/features/talent/thread/Thread';

const words = text.asked;

function CancelDialog({ one, onClose }: { one: Introduction; onClose: () => void }) {
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => cancelIntroduction(one),
    onSuccess: () => {
      notify('success', words.cancelled);
      onClose();
    },
    onSettled: () => refreshTalent(client),
  });
  return (
    <FormDialog
      title={words.ask.title}
      description={words.ask.detail}
      failure={error === null ? null : { words: failureWords(error, words.failed), error }}
      words={{ cancel: words.ask.cancel, submit: words.cancel }}
      danger
      loading={isPending}
      onSubmit={() => {
        if (!isPending) mutate();
      }}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  );
}

function Row({ one, writes }: { one: Introduction; writes: boolean }) {
  const [cancelling, setCancelling] = useState(false);
  const { beside, candidate_id: candidate, pay, person, state } = one;
  return (
    <li className="flex flex-wrap items-start gap-3 px-4.5 py-4">
      <div className="flex min-w-0 flex-1 basis-52 flex-col gap-2 text-sm">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-sm font-semibold">{person?.name ?? words.somebody}</h3>
          <Badge tone={state === 'accepted' ? 'positive' : 'neutral'}>{text.states[state]}</Badge>
        </div>
        <p className="break-words">
          {pay === null ? words.direct : `${one.role_title ?? ''} · ${payWords(pay)}`}
        </p>
        <Facts facts={one.facts} />
        {beside !== null && (
          <>
            <p className="break-words">{beside.headline}</p>
            <Beside beside={beside} />
          </>
        )}
        {candidate !== null && (
          <Link
            to={to(paths.internProfile, { internId: candidate })}
            className="w-fit text-link underline underline-offset-3"
          >
            {words.profile}
          </Link>
        )}
        {state === 'requested' && (
          <p className="text-xs text-fg-muted">
            {words.until} <Time at={one.answer_by} />
          </p>
        )}
      </div>
      {person !== null && (
        <Button asChild>
          <a href={`mailto:${person.email}`} title={person.email}>
            {words.write}
          </a>
        </Button>
      )}
      {state === 'requested' && <Button onClick={() => setCancelling(true)}>{words.cancel}</Button>}
      {state === 'accepted' && writes && (
        <Messages
          side="company"
          id={one.id}
          last={one.last_message}
          other={person?.name ?? words.somebody}
          isCounted={one.role_id !== null}
        />
      )}
      {cancelling && <CancelDialog one={one} onClose={() => setCancelling(false)} />}
    </li>
  );
}

type AskedProps = {
  /** Whether the viewer writes to candidates for the company. */
  writes: boolean;
  onBrowse: () => void;
};

/** Whom the company has asked for an introduction, and what came of it. */
export function Asked({ writes, onBrowse }: AskedProps) {
  const query = useInfiniteQuery(askedQuery);
  const shown = rows(query.data);
  if (query.isPending) return <SkeletonRows rows={3} />;
  if (query.isError && shown.length === 0)
    return <LoadFailed query={query}>{words.loadFailed}</LoadFailed>;
  if (shown.length === 0)
    return (
      <EmptyState action={<Button onClick={onBrowse}>{words.toCards}</Button>}>
        {words.empty}
      </EmptyState>
    );
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((one) => (
          <Row key={one.id} one={one} writes={writes} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="border-t border-line p-3 text-center">
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}
