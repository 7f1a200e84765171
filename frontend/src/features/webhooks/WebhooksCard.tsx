import { useInfiniteQuery } from '@tanstack/react-query';
import { Webhook as Icon } from 'lucide-react';
import { useState } from 'react';
import { rows } from '@/api/cache/page';
import type { Webhook } from '@/api/words';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { webhooksQuery } from './api';
import { DeleteDialog, RotateDialog } from './AskDialogs';
import { DeliveriesDialog } from './DeliveriesDialog';
import { MOST } from './rules';
import { text } from './text';
import { WebhookDialog, type Confirmed } from './WebhookDialog';
import { WebhookRow, type Ask } from './WebhookRow';

type Open = { kind: 'add' } | { kind: Ask; webhook: Webhook } | null;

type WebhooksCardProps = { isApproved: boolean; confirmed: Confirmed };

/** The webhooks of the signed-in owner's company. */
export function WebhooksCard({ isApproved, confirmed }: WebhooksCardProps) {
  const query = useInfiniteQuery(webhooksQuery);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const webhooks = rows(query.data);
  const why = isApproved ? (webhooks.length >= MOST ? text.full : undefined) : text.locked;
  const add = (
    <Button
      size="sm"
      icon={<Icon size={14} strokeWidth={1.75} aria-hidden="true" />}
      disabledReason={why}
      onClick={() => setOpen({ kind: 'add' })}
    >
      {text.add}
    </Button>
  );
  return (
    <Card flush title={text.title} action={webhooks.length > 0 && add}>
      <p className="border-b border-line px-4.5 py-2.5 text-sm text-fg-muted">{text.lead}</p>
      {query.isPending && <SkeletonRows rows={2} />}
      {query.isError && (
        <LoadFailed query={query} className="m-4">
          {text.loadFailed}
        </LoadFailed>
      )}
      {query.isSuccess && webhooks.length === 0 && (
        <EmptyState icon={Icon} action={add}>
          {text.empty}
        </EmptyState>
      )}
      {webhooks.length > 0 && (
        <ul aria-label={text.list}>
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onAsk={(kind) => setOpen({ kind, webhook })}
            />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
      {open?.kind === 'add' && (
        <WebhookDialog webhook={null} confirmed={confirmed} onClose={close} />
      )}
      {open?.kind === 'change' && (
        <WebhookDialog webhook={open.webhook} confirmed={confirmed} onClose={close} />
      )}
      {open?.kind === 'log' && <DeliveriesDialog webhook={open.webhook} onClose={close} />}
      {open?.kind === 'rotate' && <RotateDialog webhook={open.webhook} onClose={close} />}
      {open?.kind === 'delete' && <DeleteDialog webhook={open.webhook} onClose={close} />}
    </Card>
  );
}
