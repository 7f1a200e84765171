import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { TestMail } from '@/api/words/admin';
import { isUndecided } from './rules';

/** How often the outcome of a test is asked for, and how often at most: a mail server may take minutes. */
const POLL_MS = 2000;
const POLLS = 90;

export const serverQuery = queryOptions({
  queryKey: ['admin', 'server'] as const,
  queryFn: ({ signal }) => api.get('/api/admin/server', { signal }),
  staleTime: 0,
});

export const sendTestMail = (): Promise<TestMail> => api.post('/api/admin/test-mails');

export const testMailQuery = (mail: TestMail) =>
  queryOptions({
    queryKey: ['admin', 'test-mail', mail.id] as const,
    queryFn: ({ signal }) =>
      api.get('/api/admin/test-mails/{id}', { path: { id: mail.id }, signal }),
    initialData: mail,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isUndecided(state.data) && state.dataUpdateCount < POLLS ? POLL_MS : false,
  });
