import { useInfiniteQuery } from '@tanstack/react-query';
import { GitCompare } from 'lucide-react';
import { useState } from 'react';

import { rows } from '@/api/cache/page';
import { historyQuery } from '@/features/practice/api';
import { text } from '@/features/practice/text';
import { CompareDialog } from '@/features/practice/work/CompareDialog';
import { HistoryPanel } from '@/features/submissions/HistoryPanel';
import { Button } from '@/ui/Button';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';

type PracticeHistoryProps = {
  slug: string;
  /** The task of a scenario. */
  task?: number;
  who: string | null;
  best: number | null;
  readOnlyReason: string | undefined;
  onOpen: (id: string) => void;
  onRestore: (id: string) => void;
};

/** Everything sent for a problem, page by page, and the difference between two of them. */
export function PracticeHistory({ slug, who, task, ...panel }: PracticeHistoryProps) {
  const query = useInfiniteQuery(historyQuery(slug, who, task ?? null));
  const [comparing, setComparing] = useState(false);
  const sent = rows(query.data);
  if (who === null) return <p className="p-4 text-sm text-fg-muted">{text.submissionsSignedOut}</p>;
  if (query.isPending) return <SkeletonRows rows={3} />;
  if (query.isError && sent.length === 0)
    return (
      <LoadFailed query={query} className="m-3">
        {text.historyFailed}
      </LoadFailed>
    );
  return (
    <>
      {sent.length > 1 && (
        <div className="px-3 pt-3">
          <Button
            size="sm"
            icon={<GitCompare size={14} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setComparing(true)}
          >
            {text.compare}
          </Button>
        </div>
      )}
      <HistoryPanel submissions={sent} {...panel} />
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
      {comparing && <CompareDialog sent={sent} onClose={() => setComparing(false)} />}
    </>
  );
}
