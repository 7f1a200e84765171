import { useInfiniteQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { rows } from '@/api/cache/page';
import type { ApiKey } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { dayWords } from '@/ui/time';
import { keysQuery } from './api';
import { MakeKeyDialog, type Confirmed } from './MakeKeyDialog';
import { RevokeKeyDialog } from './RevokeKeyDialog';
import { text } from './text';

type Open = { kind: 'make' } | { kind: 'revoke'; key: ApiKey } | null;

function Row({ row, onRevoke }: { row: ApiKey; onRevoke: () => void }) {
  const used = row.last_used_on === null ? text.unused : text.used(dayWords(row.last_used_on));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4.5 py-3 text-sm last:border-b-0">
      <span className="min-w-0 flex-1 basis-48">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium break-words">{row.name}</span>
          <code className="font-mono text-xs text-fg-muted">{row.prefix}…</code>
          {row.over && (
            <Badge tone="negative" dot>
              {text.over}
            </Badge>
          )}
        </span>
        <span className="block text-xs text-fg-muted">
          {row.scopes.map((scope) => text.scopes[scope]).join(' · ')}
        </span>
        <span className="block text-xs text-fg-muted">
          {!row.over && (
            <>
              {text.until} <Time at={row.expires_at} look="absolute" /> ·{' '}
            </>
          )}
          {used}
        </span>
      </span>
      <Button size="sm" variant="ghost" aria-label={text.revoke.of(row.name)} onClick={onRevoke}>
        {text.revoke.open}
      </Button>
    </li>
  );
}

type ApiKeysCardProps = { isApproved: boolean; confirmed: Confirmed };

/** The API keys of the signed-in owner's company. */
export function ApiKeysCard({ isApproved, confirmed }: ApiKeysCardProps) {
  const query = useInfiniteQuery(keysQuery);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const keys = rows(query.data);
  const make = (
    <Button
      size="sm"
      icon={<KeyRound size={14} strokeWidth={1.75} aria-hidden="true" />}
      disabledReason={isApproved ? undefined : text.locked}
      onClick={() => setOpen({ kind: 'make' })}
    >
      {text.make}
    </Button>
  );
  return (
    <Card flush title={text.title} action={keys.length > 0 && make}>
      <p className="border-b border-line px-4.5 py-2.5 text-sm text-fg-muted">
        {text.lead}{' '}
        <a href="/api/docs" className="text-link underline">
          {text.docs}
        </a>
      </p>
      {query.isPending && <SkeletonRows rows={2} />}
      {query.isError && (
        <LoadFailed query={query} className="m-4">
          {text.loadFailed}
        </LoadFailed>
      )}
      {query.isSuccess && keys.length === 0 && (
        <EmptyState icon={KeyRound} action={make}>
          {text.empty}
        </EmptyState>
      )}
      {keys.length > 0 && (
        <ul aria-label={text.list}>
          {keys.map((key) => (
            <Row key={key.id} row={key} onRevoke={() => setOpen({ kind: 'revoke', key })} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
      {open?.kind === 'make' && <MakeKeyDialog confirmed={confirmed} onClose={close} />}
      {open?.kind === 'revoke' && (
        <RevokeKeyDialog apiKey={open.key} confirmed={confirmed} onClose={close} />
      )}
    </Card>
  );
}
