/** Calls about what a candidate has practised, and how their skills have gone. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** The problem that the person tried last. */
export const ownPracticeQuery = queryOptions({
  queryKey: ['practice', 'own'] as const,
  queryFn: ({ signal }) => api.get('/api/users/practice', { signal }),
  // A try is made in the workspace, on another page.
  staleTime: 15_000,
});

/** How the person's skill areas have gone from report to report. */
export const skillsQuery = queryOptions({
  queryKey: ['reports', 'skills'] as const,
  queryFn: ({ signal }) => api.get('/api/users/skills', { signal }),
});
