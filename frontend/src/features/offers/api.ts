/** Calls about offers, by the company and by the candidate. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { queryClient } from '@/api/cache/query-client';
import type { MakeOffer, Offer } from '@/api/words';

/** The offers to one candidate, for the company; colleagues change them. */
export const offersQuery = (application: string) =>
  queryOptions({
    queryKey: ['offers', 'to', application] as const,
    queryFn: ({ signal }) =>
      api.get('/api/applications/{id}/offers', { path: { id: application }, signal }),
    staleTime: 0,
  });

/** The offers that came of one of the person's applications. */
export const myOffersQuery = (application: string) =>
  queryOptions({
    queryKey: ['offers', 'mine', application] as const,
    queryFn: ({ signal }) =>
      api.get('/api/users/applications/{id}/offers', { path: { id: application }, signal }),
    staleTime: 0,
  });

/** An offer moves its application: both are asked for again. */
export async function offersAgain(): Promise<void> {
  const keys = [['offers'], ['selection'], ['applications']];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

export const makeOffer = (application: string, body: MakeOffer, key: string): Promise<Offer> =>
  api.create('/api/applications/{id}/offers', { path: { id: application }, body, key });

type Seen = Pick<Offer, 'id' | 'version'>;

export const withdrawOffer = ({ id, version }: Seen, reason: string): Promise<Offer> =>
  api.post('/api/offers/{id}/withdraw', { path: { id }, body: { version, reason } });

export const answerOffer = (
  { id, version }: Seen,
  accept: boolean,
  reason: string | null,
): Promise<Offer> =>
  api.post('/api/users/offers/{id}/answer', {
    path: { id },
    body: { version, accept, reason },
  });
