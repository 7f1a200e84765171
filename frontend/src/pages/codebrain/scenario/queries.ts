import { prefetch, type Prefetch } from '@/api/cache/prefetch';
import { scenarioQuery } from '@/features/scenarios/api';

export const scenario: Prefetch = ({ params: { problemId = '' }, user }) => [
  prefetch(scenarioQuery(problemId, user?.id ?? null)),
];
