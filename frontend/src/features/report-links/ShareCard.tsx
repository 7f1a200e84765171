import { useInfiniteQuery } from '@tanstack/react-query';
import { Eye, Link as LinkIcon, Mail } from 'lucide-react';
import { useState } from 'react';
import { rows } from '@/api/cache/page';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { linksQuery } from './api';
import { CompanyConsent } from './company/CompanyConsent';
import { LinkRow } from './LinkRow';
import { MailDialog } from './MailDialog';
import { OpeningsDialog } from './OpeningsDialog';
import { RevokeDialog } from './RevokeDialog';
import { ShareDialog } from './ShareDialog';
import { text } from './text';

const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

type Open = { kind: 'share' | 'mail' | 'log' } | { kind: 'revoke'; id: string } | null;

/** How a candidate shows their own report to others, and who has read it. */
export function ShareCard({ report, byPartner }: { report: string; byPartner: boolean }) {
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
                <LinkRow
                  key={link.id}
                  link={link}
                  whose="own"
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
      {!byPartner && <CompanyConsent report={report} />}
      {open?.kind === 'share' && <ShareDialog report={report} whose="own" onClose={close} />}
      {open?.kind === 'mail' && <MailDialog report={report} onClose={close} />}
      {open?.kind === 'log' && <OpeningsDialog report={report} onClose={close} />}
      {open?.kind === 'revoke' && <RevokeDialog report={report} link={open.id} onClose={close} />}
    </Card>
  );
}
