import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { CompanyStory, ReplyState } from '@/api/words';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { companyStoriesQuery } from './api';
import { text } from './text';
import { DifficultyDots, OutcomeMark } from './Marks';

const words = text.company;
const tones: Record<ReplyState | 'none', BadgeTone> = {
  none: 'neutral',
  pending_review: 'info',
  published: 'positive',
  rejected: 'negative',
};

function Row({ story }: { story: CompanyStory }) {
  const state = story.reply_state ?? 'none';
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={story.path}
        className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4.5 py-2.5 text-sm -outline-offset-2 hover:bg-surface-hover"
      >
        <span className="min-w-0 flex-1 basis-48">
          <span className="block truncate font-medium">
            {story.position}, {story.year}
          </span>
          <span className="mt-0.5 flex flex-wrap items-center gap-x-3 text-xs text-fg-muted">
            <OutcomeMark outcome={story.outcome} />
            <DifficultyDots value={story.difficulty} />
          </span>
        </span>
        <Badge tone={tones[state]} dot>
          {words.states[state]}
        </Badge>
      </Link>
    </li>
  );
}

/** The stories about the company; its members reply on the story's own page. */
export function CompanyStoriesCard({ companyId }: { companyId: string }) {
  const query = useInfiniteQuery(companyStoriesQuery(companyId));
  const shown = rows(query.data);
  return (
    <Card flush title={words.title}>
      {query.isPending && <SkeletonRows rows={3} />}
      {query.isError && (
        <LoadFailed query={query} className="m-4">
          {words.failed}
        </LoadFailed>
      )}
      {query.isSuccess && shown.length === 0 && (
        <EmptyState icon={MessagesSquare}>{words.empty}</EmptyState>
      )}
      <ul className="empty:hidden">
        {shown.map((story) => (
          <Row key={story.id} story={story} />
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {words.more}
        </LoadMore>
      )}
    </Card>
  );
}
