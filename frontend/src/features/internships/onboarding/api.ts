/** Calls of the admin about internships before their start, and about checklists. */
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type {
  AdminInternship,
  ChecklistItem,
  ChecklistTask,
  ChecklistTemplates,
  OnboardingColumn,
  SubmitItem,
} from '@/api/words';

const all = ['admin-internships'] as const;
const base = '/api/admin/internships';

/** One column of the board, those that start first come first. */
export const boardQuery = (column: OnboardingColumn, overdue: boolean) =>
  infiniteQueryOptions({
    queryKey: [...all, 'column', column, overdue],
    queryFn: ({ pageParam, signal }) =>
      api.get(base, {
        query: { column, ...(overdue ? { overdue } : {}), ...pageParams(pageParam) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
    staleTime: 30_000,
  });

/** One column of the board as a table for a spreadsheet. */
export const downloadBoard = (column: OnboardingColumn, overdue: boolean) =>
  api.download(`${base}/export`, { query: { column, ...(overdue ? { overdue } : {}) } });

export const countsQuery = queryOptions({
  queryKey: [...all, 'counts'],
  queryFn: ({ signal }) => api.get(`${base}/counts`, { signal }),
  staleTime: 30_000,
});

export const internshipQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => api.get(`${base}/{id}`, { path: { id }, signal }),
    staleTime: 0,
  });

/** The checklist of a company, or of those that have none of their own. */
export const templateQuery = (company: string | null) =>
  queryOptions({
    queryKey: ['checklist-templates', company],
    queryFn: ({ signal }): Promise<ChecklistTemplates> =>
      api.get('/api/admin/checklist-templates', {
        query: company === null ? {} : { company_id: company },
        signal,
      }),
    staleTime: 0,
  });

type Seen = { id: string; version: number };

export const markReady = ({ id, version }: Seen): Promise<AdminInternship> =>
  api.post(`${base}/{id}/ready`, { path: { id }, body: { version } });

export const cancelInternship = ({ id, version }: Seen, reason: string): Promise<AdminInternship> =>
  api.post(`${base}/{id}/cancel`, { path: { id }, body: { version, reason } });

export const decideItem = (
  { id, version }: Pick<ChecklistItem, 'id' | 'version'>,
  approve: boolean,
  reason: string | null,
): Promise<AdminInternship> =>
  api.post('/api/admin/internship-items/{id}/decision', {
    path: { id },
    body: { version, approve, reason },
  });

export const submitAdminItem = (
  { id }: Pick<ChecklistItem, 'id'>,
  body: SubmitItem,
): Promise<AdminInternship> =>
  api.post('/api/admin/internship-items/{id}/submit', { path: { id }, body });

export const saveTemplate = (
  { company_id, version }: Pick<ChecklistTemplates, 'company_id' | 'version'>,
  items: ChecklistTask[],
): Promise<ChecklistTemplates> =>
  api.put('/api/admin/checklist-templates', { body: { company_id, version, items } });

/** The board is asked for again: a decision moves an internship from one column to another. */
export function refreshBoard(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: all });
}
