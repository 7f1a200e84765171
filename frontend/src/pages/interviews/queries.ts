import { prefetch, prefetchList, type Prefetch } from '@/api/cache/prefetch';
import { storiesQuery, storyByIdQuery, summaryQuery } from '@/features/stories/api';
import { storyQuery } from '@/features/stories/rules';

export const landing: Prefetch = () => [prefetch(summaryQuery)];

export const list: Prefetch = ({ search }) => [
  prefetch(summaryQuery),
  prefetchList(storiesQuery(storyQuery(search))),
];

export const story: Prefetch = (asked) => [
  prefetch(storyByIdQuery(asked.params['id'] ?? '')),
  ...list(asked),
];
