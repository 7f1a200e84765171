import { prefetch, type Prefetch } from '@/api/prefetch';
import { reportQuery } from '@/features/reports/api';

export const report: Prefetch = ({ params }) => [prefetch(reportQuery(params['reportId'] ?? ''))];
