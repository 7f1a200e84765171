import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rows } from '@/api/cache/page';
import type { RoleProposal } from '@/api/words/hiring/slates';
import { failureOf, useDecision } from '@/features/review-queue/hooks';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { FormDialog } from '@/ui/FormDialog';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { proposalsQuery, refreshProposals, withdraw } from './api';
import { text } from './text';
import { ProposeDialog } from './ProposeDialog';

const words = text.proposing;

function WithdrawDialog({ one, onClose }: { one: RoleProposal; onClose: () => void }) {
  const mutation = useDecision({
    send: () => withdraw(one),
    refresh: refreshProposals,
    done: words.withdrawn,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={words.withdrawTitle(one.role_title)}
      description={words.withdrawDetail}
      failure={failureOf(mutation.error, { stale: text.answer.stale, failed: text.answer.failed })}
      words={{ cancel: words.cancel, submit: words.withdraw }}
      danger
      loading={mutation.isPending}
      onSubmit={() => {
        if (!mutation.isPending) mutation.mutate(undefined);
      }}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  );
}

function Row({ one }: { one: RoleProposal }) {
  const [asking, setAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-2">
      <span className="min-w-0 flex-1 basis-52 break-words">
        <span className="font-medium">{one.role_title}</span>{' '}
        <span className="text-fg-muted">{one.company_name}</span>
      </span>
      <span>{text.states[one.state]}</span>
      <span className="text-xs text-fg-subtle">
        <Time at={one.ended_at ?? one.proposed_at} look="short" />
      </span>
      {one.state === 'proposed' && (
        <Button
          size="sm"
          aria-label={words.withdrawOf(one.role_title)}
          onClick={() => setAsking(true)}
        >
          {words.withdraw}
        </Button>
      )}
      {asking && <WithdrawDialog one={one} onClose={() => setAsking(false)} />}
    </li>
  );
}

type ProposedCardProps = {
  candidate: { id: string; name: string };
  /** Whether they could answer. */
  canAnswer: boolean;
};

/** The roles that were proposed to a candidate, and proposing another one. */
export function ProposedCard({ candidate, canAnswer }: ProposedCardProps) {
  const query = useInfiniteQuery(proposalsQuery(candidate.id));
  const [asking, setAsking] = useState(false);
  const shown = rows(query.data);
  return (
    <Card title={words.title} headingLevel={3}>
      {query.isPending && <SkeletonRows rows={1} />}
      {query.isError && shown.length === 0 && (
        <LoadFailed query={query}>{text.loadFailed}</LoadFailed>
      )}
      {query.isSuccess && shown.length === 0 && (
        <p className="text-sm text-fg-muted">{words.none}</p>
      )}
      <ul className="divide-y divide-line text-sm empty:hidden">
        {shown.map((one) => (
          <Row key={one.id} one={one} />
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
      {canAnswer && (
        <div className="mt-3">
          <Button onClick={() => setAsking(true)}>{words.open}</Button>
        </div>
      )}
      {asking && <ProposeDialog candidate={candidate} onClose={() => setAsking(false)} />}
    </Card>
  );
}
