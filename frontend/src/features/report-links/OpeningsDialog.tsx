import { useInfiniteQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { rows } from '@/api/cache/page';
import type { ReportOpening } from '@/api/words';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { openingsQuery } from './api';
import { text } from './text';

const words = text.log;

function whichLink({ email, by_company }: ReportOpening): string {
  if (by_company) return words.byCompany;
  return email === null ? words.byLink : words.byMail(email);
}

/** When the links to a report were opened. */
export function OpeningsDialog({ report, onClose }: { report: string; onClose: () => void }) {
  const query = useInfiniteQuery(openingsQuery(report));
  const openings = rows(query.data);
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
      {query.isSuccess && openings.length === 0 && (
        <EmptyState icon={Eye}>{words.empty}</EmptyState>
      )}
      {openings.length > 0 && (
        <ul aria-label={words.list}>
          {openings.map((opening) => (
            <li key={opening.id} className="border-b border-line py-2.5 text-sm last:border-b-0">
              <span className="block font-medium">
                <Time at={opening.at} look="absolute" />
              </span>
              <span className="block text-xs break-words text-fg-muted">
                {whichLink(opening)} · {opening.agent}
              </span>
            </li>
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
