import { prefetch, prefetchList, type Prefetch } from '@/api/cache/prefetch';
import { catalogueQuery, practiceQuery, tagsQuery } from '@/features/practice/api';
import { filterOf } from '@/features/practice/rules';

export const catalogue: Prefetch = ({ search, user }) => [
  prefetchList(catalogueQuery(filterOf(search, user !== null), user?.id ?? null)),
  prefetch(tagsQuery),
];

export const problem: Prefetch = ({ params: { problemId = '' }, user }) => [
  prefetch(practiceQuery(problemId, user?.id ?? null)),
];
