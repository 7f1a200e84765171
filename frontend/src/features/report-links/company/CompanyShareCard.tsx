import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { rows } from '@/api/cache/page';
import { linkConsentQuery, linksQuery } from '@/features/report-links/api';
import { LinkRow } from '@/features/report-links/LinkRow';
import { RevokeDialog } from '@/features/report-links/RevokeDialog';
import { ShareDialog } from '@/features/report-links/ShareDialog';
import { text } from '@/features/report-links/text';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';

const words = text.company;

/** How a company shares the report of a candidate who allows it; nothing to members who may make no links. */
export function CompanyShareCard({ report }: { report: string }) {
  const { data } = useQuery(linkConsentQuery(report));
  if (data?.may_share !== true) return null;
  return (
    <Card title={text.title} className="print:hidden">
      {data.allowed ? (
        <Links report={report} />
      ) : (
        <p className="text-xs text-fg-muted">{words.notAllowed}</p>
      )}
    </Card>
  );
}

function Links({ report }: { report: string }) {
  const query = useInfiniteQuery(linksQuery(report));
  const [sharing, setSharing] = useState(false);
  const [revoking, setRevoking] = useState<string | null>(null);
  const links = rows(query.data);
  return (
    <>
      <p className="text-xs text-fg-muted">{words.lead}</p>
      <Button
        className="mt-3"
        icon={<LinkIcon size={15} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setSharing(true)}
      >
        {text.make}
      </Button>
      <div className="mt-3">
        {query.isPending && <SkeletonRows rows={1} />}
        {query.isError && <LoadFailed query={query}>{text.loadFailed}</LoadFailed>}
        {query.isSuccess && links.length === 0 && (
          <p className="text-xs text-fg-muted">{text.empty}</p>
        )}
        {links.length > 0 && (
          <ul aria-label={text.list}>
            {links.map((link) => (
              <LinkRow
                key={link.id}
                link={link}
                whose="candidates"
                onRevoke={() => setRevoking(link.id)}
              />
            ))}
          </ul>
        )}
        {query.hasNextPage && (
          <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
            {text.more}
          </LoadMore>
        )}
      </div>
      {sharing && (
        <ShareDialog report={report} whose="candidates" onClose={() => setSharing(false)} />
      )}
      {revoking !== null && (
        <RevokeDialog report={report} link={revoking} onClose={() => setRevoking(null)} />
      )}
    </>
  );
}
