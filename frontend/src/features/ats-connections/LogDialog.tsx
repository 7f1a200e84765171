import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { rows } from '@/api/cache/page';
import type { AtsConnection, AtsExchange, AtsExchangeState } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { exchangesQuery } from './api';
import { outcomeOf } from './rules';
import { text } from './text';

const words = text.log;

const TONES: Record<AtsExchangeState, 'positive' | 'negative' | 'info' | 'neutral'> = {
  answered: 'positive',
  refused: 'negative',
  pending: 'info',
  retrying: 'info',
  delivered: 'positive',
  exhausted: 'negative',
  cancelled: 'neutral',
};

function Row({ exchange }: { exchange: AtsExchange }) {
  const outcome = outcomeOf(exchange);
  return (
    <li className="border-b border-line py-2.5 text-sm last:border-b-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{words.operations[exchange.operation]}</span>
        <Badge tone={TONES[exchange.state]} dot>
          {words.states[exchange.state]}
        </Badge>
      </p>
      <p className="text-xs text-fg-muted">
        <Time at={exchange.created_at} look="absolute" />
        {exchange.tries > 0 && ` · ${words.tries(exchange.tries)}`}
        {outcome !== null && ` · ${outcome}`}
        {exchange.next_try_at !== null && exchange.tries > 0 && (
          <>
            {' '}
            · {words.next} <Time at={exchange.next_try_at} look="absolute" />
          </>
        )}
      </p>
      {exchange.detail !== null && exchange.detail !== '' && (
        <p className="mt-0.5 text-xs break-words">{exchange.detail}</p>
      )}
    </li>
  );
}

type LogDialogProps = { connection: AtsConnection; onClose: () => void };

/** What a system asked for and was sent, and what became of it. */
export function LogDialog({ connection, onClose }: LogDialogProps) {
  const query = useInfiniteQuery(exchangesQuery(connection.id));
  const exchanges = rows(query.data);
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
      {query.isSuccess && exchanges.length === 0 && (
        <EmptyState icon={ArrowLeftRight}>{words.empty}</EmptyState>
      )}
      {exchanges.length > 0 && (
        <ul aria-label={words.list}>
          {exchanges.map((exchange) => (
            <Row key={exchange.id} exchange={exchange} />
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
