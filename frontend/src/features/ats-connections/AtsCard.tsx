import { useInfiniteQuery } from '@tanstack/react-query';
import { Plug } from 'lucide-react';
import { useState } from 'react';
import { rows } from '@/api/cache/page';
import type { AtsConnection } from '@/api/words';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { connectionsQuery } from './api';
import { DeleteDialog, ReplaceDialog } from './AskDialogs';
import { ConnectDialog, type Confirmed } from './ConnectDialog';
import { ConnectionRow, type Ask } from './ConnectionRow';
import { LogDialog } from './LogDialog';
import { MOST } from './rules';
import { text } from './text';

type Open = { kind: 'add' } | { kind: Ask; connection: AtsConnection } | null;

type AtsCardProps = { isApproved: boolean; confirmed: Confirmed };

/** The connections of the signed-in owner's company to applicant tracking systems. */
export function AtsCard({ isApproved, confirmed }: AtsCardProps) {
  const query = useInfiniteQuery(connectionsQuery);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const connections = rows(query.data);
  const why = isApproved ? (connections.length >= MOST ? text.full : undefined) : text.locked;
  const add = (
    <Button
      size="sm"
      icon={<Plug size={14} strokeWidth={1.75} aria-hidden="true" />}
      disabledReason={why}
      onClick={() => setOpen({ kind: 'add' })}
    >
      {text.add}
    </Button>
  );
  return (
    <Card flush title={text.title} action={connections.length > 0 && add}>
      <p className="border-b border-line px-4.5 py-2.5 text-sm text-fg-muted">{text.lead}</p>
      {query.isPending && <SkeletonRows rows={2} />}
      {query.isError && (
        <LoadFailed query={query} className="m-4">
          {text.loadFailed}
        </LoadFailed>
      )}
      {query.isSuccess && connections.length === 0 && (
        <EmptyState icon={Plug} action={add}>
          {text.empty}
        </EmptyState>
      )}
      {connections.length > 0 && (
        <ul aria-label={text.list}>
          {connections.map((connection) => (
            <ConnectionRow
              key={connection.id}
              connection={connection}
              onAsk={(kind) => setOpen({ kind, connection })}
            />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
      {open?.kind === 'add' && <ConnectDialog confirmed={confirmed} onClose={close} />}
      {open?.kind === 'log' && <LogDialog connection={open.connection} onClose={close} />}
      {open?.kind === 'replace' && (
        <ReplaceDialog connection={open.connection} confirmed={confirmed} onClose={close} />
      )}
      {open?.kind === 'delete' && <DeleteDialog connection={open.connection} onClose={close} />}
    </Card>
  );
}
