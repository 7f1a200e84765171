import { prefetch, prefetchList, type Prefetch } from '@/api/cache/prefetch';
import { dailyQuery, puzzleQuery, puzzlesQuery } from '@/features/grids/puzzles/api';

export const puzzles: Prefetch = () => [prefetchList(puzzlesQuery(null)), prefetch(dailyQuery)];

export const puzzle: Prefetch = ({ params: { puzzleId = '' } }) => [
  prefetch(puzzleQuery(puzzleId)),
];
