import { useInfiniteQuery } from '@tanstack/react-query';
import { Eye, Link as LinkIcon, Mail } from 'lucide-react';
import { useState } from 'react';
import { rows } from '@/api/cache/page';
import type { ReportLink } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { linksQuery } from './api';
import { MailDialog } from './MailDialog';
import { OpeningsDialog } from './OpeningsDialog';
import { RevokeDialog } from './RevokeDialog';
import { isLive, sectionsText } from './rules';
import { ShareDialog } from './ShareDialog';
import { text } from './text';

const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

type Open = { kind: 'share' | 'mail' | 'log' } | { kind: 'revoke'; id: string } | null;

function Row({ link, onRevoke }: { link: ReportLink; onRevoke: () => void }) {
  const what = link.email ?? text.link;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 border-t border-line py-2.5 text-sm">
      <span className="min-w-0 flex-1 basis-48">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium break-words">{what}</span>
          <Badge tone={link.state === 'active' ? 'positive' : 'neutral'} dot>
            {text.states[link.state]}
          </Badge>
        </span>
        <span className="block text-xs text-fg-muted">{sectionsText(link.sections)}</span>
        <span className="block text-xs text-fg-muted">
          {text.views(link.views, link.max_views)}
          {link.has_passcode && `, ${text.passcode}`} · {text.until}{' '}
          <Time at={link.expires_at} look="absolute" />
        </span>
      </span>
      {isLive(link) && (
        <Button size="sm" variant="ghost" aria-label={text.revoke.of(what)} onClick={onRevoke}>
          {text.revoke.open}
        </Button>
      )}
    </li>
  );
}

/** How a candidate shows their own report to others, and who has read it. */
export function ShareCard({ report }: { report: string }) {
  const query = useInfiniteQuery(linksQuery(report));
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const links = rows(query.data);
  return (
    <Card title={text.title} className="print:hidden">
      <p className="text-xs text-fg-muted">{text.lead}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon={<LinkIcon {...ICON} />} onClick={() => setOpen({ kind: 'share' })}>
          {text.make}
        </Button>
        <Button icon={<Mail {...ICON} />} onClick={() => setOpen({ kind: 'mail' })}>
          {text.send}
        </Button>
      </div>
      <div className="mt-3">
        {query.isPending && <SkeletonRows rows={1} />}
        {query.isError && <LoadFailed query={query}>{text.loadFailed}</LoadFailed>}
        {query.isSuccess && links.length === 0 && (
          <p className="text-xs text-fg-muted">{text.empty}</p>
        )}
        {links.length > 0 && (
          <>
            <ul aria-label={text.list}>
              {links.map((link) => (
                <Row
                  key={link.id}
                  link={link}
                  onRevoke={() => setOpen({ kind: 'revoke', id: link.id })}
                />
              ))}
            </ul>
            <Button
              size="sm"
              variant="ghost"
              icon={<Eye {...ICON} />}
              onClick={() => setOpen({ kind: 'log' })}
            >
              {text.openings}
            </Button>
          </>
        )}
        {query.hasNextPage && (
          <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
            {text.more}
          </LoadMore>
        )}
      </div>
      {open?.kind === 'share' && <ShareDialog report={report} onClose={close} />}
      {open?.kind === 'mail' && <MailDialog report={report} onClose={close} />}
      {open?.kind === 'log' && <OpeningsDialog report={report} onClose={close} />}
      {open?.kind === 'revoke' && <RevokeDialog report={report} link={open.id} onClose={close} />}
    </Card>
  );
}
