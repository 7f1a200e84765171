import { useInfiniteQuery } from '@tanstack/react-query';
import { rows } from '@/api/cache/page';
import type { OwnStory } from '@/features/story-writing/draft';
import { ownStoriesQuery } from '@/features/story-writing/api';

/** One's drafts, newest first; undefined until the server has said what there is now. */
export function useOwnDrafts(): readonly OwnStory[] | undefined {
  const query = useInfiniteQuery(ownStoriesQuery);
  // What was read before may miss a draft that was made since.
  if (query.isFetching && !query.isFetchedAfterMount) return undefined;
  return rows(query.data).filter(({ state }) => state === 'draft');
}
