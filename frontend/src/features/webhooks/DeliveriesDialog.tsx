import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { rows } from '@/api/cache/page';
import { failureWords } from '@/api/failure';
import type { DeliveryState, Webhook, WebhookDelivery } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { notify } from '@/ui/notify';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { deliveriesQuery, replayDelivery } from './api';
import { lastTry, sends } from './rules';
import { text } from './text';

const words = text.deliveries;

const TONES: Record<DeliveryState, 'positive' | 'negative' | 'info' | 'neutral'> = {
  pending: 'info',
  retrying: 'info',
  delivered: 'positive',
  exhausted: 'negative',
  cancelled: 'neutral',
};

function Row({ delivery, canReplay }: { delivery: WebhookDelivery; canReplay: boolean }) {
  const { isPending, mutate } = useMutation({
    mutationFn: () => replayDelivery(delivery),
    onSuccess: () => notify('success', words.replaying),
    onError: (error) => notify('error', failureWords(error, text.failed)),
  });
  const last = lastTry(delivery);
  return (
    <li className="border-b border-line py-2.5 text-sm last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <code className="font-mono text-xs font-medium">{delivery.kind}</code>
        <Badge tone={TONES[delivery.state]} dot>
          {words.states[delivery.state]}
        </Badge>
        {canReplay && delivery.replayable && (
          <Button
            size="sm"
            variant="ghost"
            className="ml-auto"
            aria-label={words.replayOf(delivery.kind)}
            loading={isPending}
            onClick={() => mutate()}
          >
            {words.replay}
          </Button>
        )}
      </div>
      <p className="text-xs text-fg-muted">
        <Time at={delivery.created_at} look="absolute" />
        {delivery.replay_of !== null && ` · ${words.replayed}`}
        {delivery.tries > 0 && ` · ${words.tries(delivery.tries)}`}
        {last !== null && ` · ${last}`}
        {delivery.state === 'retrying' && delivery.next_try_at !== null && (
          <>
            {' '}
            · {words.next} <Time at={delivery.next_try_at} look="absolute" />
          </>
        )}
      </p>
      <p className="text-xs break-all text-fg-muted">
        {words.id} <code className="font-mono">{delivery.event_id}</code>
      </p>
      {delivery.response !== null && delivery.response !== '' && (
        <details className="mt-1 text-xs">
          <summary className="cursor-pointer py-1">{words.response}</summary>
          <pre
            tabIndex={0}
            aria-label={words.response}
            className="max-h-40 overflow-auto rounded-md bg-surface-sunken p-2 font-mono whitespace-pre-wrap"
          >
            {delivery.response}
          </pre>
        </details>
      )}
    </li>
  );
}

/** What was sent to a webhook, and what became of it. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const query = useInfiniteQuery(deliveriesQuery(webhook.id));
  const deliveries = rows(query.data);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.detail}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      {query.isPending && <SkeletonRows rows={3} />}
      {query.isError && <LoadFailed query={query}>{words.failed}</LoadFailed>}
      {query.isSuccess && deliveries.length === 0 && (
        <EmptyState icon={Send}>{words.empty}</EmptyState>
      )}
      {deliveries.length > 0 && (
        <ul aria-label={words.list}>
          {deliveries.map((delivery) => (
            <Row key={delivery.id} delivery={delivery} canReplay={sends(webhook)} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
    </Dialog>
  );
}
