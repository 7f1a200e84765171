import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Heart, MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { failureWords } from '@/api/failure';
import { rows } from '@/api/cache/page';
import type { OwnStory } from '@/features/story-writing/draft';
import { paths } from '@/facts/paths';
import { AlertDialog } from '@/ui/AlertDialog';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorBox } from '@/ui/ErrorBox';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { notify } from '@/ui/notify';
import { SkeletonRows } from '@/ui/Skeleton';
import { ownStoriesQuery, withdrawStory } from '@/features/story-writing/api';
import { editPath } from '@/features/story-writing/notices';
import { editWords, storyName } from '@/features/story-writing/rules';
import { text } from '@/features/story-writing/text';

const words = text.mine;

const tones: Record<OwnStory['state'], BadgeTone> = {
  draft: 'neutral',
  auto_check: 'info',
  pending_review: 'info',
  held: 'info',
  changes_requested: 'caution',
  rejected: 'negative',
  published: 'positive',
  flagged: 'positive',
  removed: 'negative',
  withdrawn: 'neutral',
};

/** Asks once: nothing of this can be brought back. */
function WithdrawDialog({ own, onClose }: { own: OwnStory; onClose: () => void }) {
  const client = useQueryClient();
  const draft = own.state === 'draft';
  const mutation = useMutation({
    mutationFn: () => withdrawStory(own),
    onSuccess: () => {
      notify('success', draft ? words.ask.deleted : words.ask.done);
      void client.invalidateQueries({ queryKey: ownStoriesQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['interviews'] });
      onClose();
    },
    onError: () => void client.invalidateQueries({ queryKey: ownStoriesQuery.queryKey }),
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={draft ? words.ask.titleDraft : words.ask.title}
      description={draft ? words.ask.draft : words.ask.published}
      confirmLabel={draft ? words.ask.delete : words.ask.confirm}
      cancelLabel={words.ask.cancel}
      onConfirm={() => mutation.mutate()}
      loading={mutation.isPending}
      danger
    >
      {mutation.isError && (
        <ErrorBox className="mt-3" error={mutation.error}>
          {failureWords(mutation.error, words.ask.failed)}
        </ErrorBox>
      )}
    </AlertDialog>
  );
}

function Row({ own, onWithdraw }: { own: OwnStory; onWithdraw: () => void }) {
  const name = storyName(own);
  const draft = own.state === 'draft';
  const hint = own.edit_state === null ? text.stateHints[own.state] : editWords(own.edit_state);
  return (
    <li className="border-b border-line px-4.5 py-3.5 text-sm last:border-b-0">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 font-medium break-words">{name}</span>
        <Badge tone={tones[own.state]} dot>
          {text.states[own.state]}
        </Badge>
      </div>
      {hint !== undefined && <p className="mt-0.5 text-xs text-fg-muted">{hint}</p>}
      {own.note !== null && (
        <p className="mt-1.5 border-l-2 border-caution-line pl-2.5 text-xs break-words whitespace-pre-line">
          <span className="font-semibold">{words.note}: </span>
          {own.note}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-1.5">
        {own.actions.includes('edit') && (
          <Button asChild size="sm">
            <Link to={editPath(own.id)} aria-label={words.editOf(name)}>
              {words.edit}
            </Link>
          </Button>
        )}
        {own.path !== null && (
          <Button asChild size="sm">
            <Link to={own.path} aria-label={words.readOf(name)}>
              {words.read}
            </Link>
          </Button>
        )}
        {own.actions.includes('withdraw') && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={draft ? words.deleteOf(name) : words.withdrawOf(name)}
            onClick={onWithdraw}
          >
            {draft ? words.delete : words.withdraw}
          </Button>
        )}
        {own.path !== null && (
          <span className="ml-auto inline-flex items-center gap-1.5 text-xs text-fg-muted">
            <Heart size={13} strokeWidth={1.75} aria-hidden="true" />
            {words.likes(own.likes_count)}
          </span>
        )}
      </div>
    </li>
  );
}

/** The stories a person has shared: the state of each, what a moderator said, and what can be done. */
export function OwnStoriesCard() {
  const query = useInfiniteQuery(ownStoriesQuery);
  const [withdrawing, setWithdrawing] = useState<OwnStory | null>(null);
  const shown = rows(query.data);
  const share = (
    <Button asChild size="sm">
      <Link to={paths.submitInterview}>{words.share}</Link>
    </Button>
  );
  return (
    <div id="interviews" className="scroll-mt-20">
      <Card flush title={words.title} action={shown.length > 0 && share}>
        {query.isPending && <SkeletonRows rows={2} />}
        {query.isError && (
          <LoadFailed query={query} className="m-4">
            {words.failed}
          </LoadFailed>
        )}
        {query.isSuccess && shown.length === 0 && (
          <EmptyState icon={MessagesSquare} action={share}>
            {words.empty}
          </EmptyState>
        )}
        <ul className="empty:hidden">
          {shown.map((own) => (
            <Row key={own.id} own={own} onWithdraw={() => setWithdrawing(own)} />
          ))}
        </ul>
        {query.hasNextPage && (
          <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
            {words.more}
          </LoadMore>
        )}
      </Card>
      {withdrawing !== null && (
        <WithdrawDialog own={withdrawing} onClose={() => setWithdrawing(null)} />
      )}
    </div>
  );
}
