import { prefetch, type Prefetch } from '@/api/cache/prefetch';
import { reportQuery } from '@/features/reports/api';

export const report: Prefetch = ({ params }) => [prefetch(reportQuery(params['reportId'] ?? ''))];
