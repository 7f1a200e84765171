import { prefetch, type Prefetch } from '@/api/cache/prefetch';
import { performanceQuery } from '@/features/problem-report/api';

export const report: Prefetch = ({ params: { problemName = '', problemId = '' } }) => [
  prefetch(performanceQuery(problemName, problemId)),
];
