/** Calls about extra time: the invited person's own request, and those that a company answers. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { nextCursor, pageParams } from '@/api/cache/page';
import { api } from '@/api/client';
import type {
  Accommodation,
  AnswerExtraTime,
  AskExtraTime,
  MyAccommodationStanding,
} from '@/api/words';

/** How often an open page looks whether the company has answered. */
const ANSWER_POLL_MS = 15_000;

export const myAccommodationKey = (code: string) => ['accommodations', 'mine', code] as const;

/** What the person has asked for; nothing of it is kept in the browser. */
export function myAccommodationQuery(code: string) {
  return queryOptions({
    queryKey: myAccommodationKey(code),
    queryFn: ({ signal }): Promise<MyAccommodationStanding> =>
      api.get('/api/codebrain/{id}/accommodation', { path: { id: code }, signal }),
    staleTime: 0,
    refetchInterval: (query) =>
      query.state.data?.request?.state === 'asked' ? ANSWER_POLL_MS : false,
  });
}

export const askExtraTime = (code: string, body: AskExtraTime, key: string) =>
  api.create('/api/codebrain/{id}/accommodation', { path: { id: code }, body, key });

export const withdrawExtraTime = (code: string, version: number) =>
  api.post('/api/codebrain/{id}/accommodation/withdraw', { path: { id: code }, body: { version } });

export const accommodationsKey = (assessmentId: string) =>
  ['accommodations', 'of', assessmentId] as const;

export function accommodationsQuery(assessmentId: string) {
  return infiniteQueryOptions({
    queryKey: accommodationsKey(assessmentId),
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/assessments/{id}/accommodations', {
        path: { id: assessmentId },
        query: pageParams(pageParam),
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<Accommodation>,
    staleTime: 15_000,
  });
}

export const answerExtraTime = (id: string, body: AnswerExtraTime) =>
  api.post('/api/accommodations/{id}/answer', { path: { id }, body });
