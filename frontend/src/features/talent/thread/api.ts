/** Calls about the messages of an introduction. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { nextCursor, pageParams } from '@/api/cache/page';
import { api } from '@/api/client';
import type { IntroductionParty, IntroductionThread } from '@/api/words/hiring/talent';

const addresses = {
  candidate: '/api/talent-profile/introductions/{id}/messages',
  company: '/api/introductions/{id}/messages',
} as const;

/** The messages of one introduction for one of its sides, the newest first; the other side writes meanwhile. */
export const threadQuery = (side: IntroductionParty, id: string) =>
  infiniteQueryOptions({
    queryKey: ['talent', 'thread', side, id],
    queryFn: ({ pageParam, signal }): Promise<IntroductionThread> => {
      const asked = { path: { id }, query: pageParams(pageParam), signal };
      return side === 'candidate'
        ? api.get(addresses.candidate, asked)
        : api.get(addresses.company, asked);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
    staleTime: 0,
  });

export async function writeMessage(
  side: IntroductionParty,
  id: string,
  { text, key }: { text: string; key: string },
): Promise<void> {
  const sent = { path: { id }, body: { text }, key };
  if (side === 'candidate') await api.create(addresses.candidate, sent);
  else await api.create(addresses.company, sent);
}
