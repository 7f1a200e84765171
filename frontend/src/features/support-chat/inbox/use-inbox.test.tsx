import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import * as live from '@/api/live/live';
import * as session from '@/features/session/hooks';
import { conversationsQuery, countsQuery } from '@/features/support-chat/api';
import { useInbox } from './use-inbox';

type Listener = Parameters<typeof live.watchSupport>[2];
let said: Listener['onChange'];
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.spyOn(session, 'useUser').mockReturnValue({ id: 'u' } as never);
  vi.spyOn(live, 'watchSupport').mockImplementation((_, __, { onChange }) => {
    said = onChange;
    return () => undefined;
  });
  vi.spyOn(api, 'get').mockImplementation(((path: string) => {
    asked.push(path);
    return Promise.resolve(
      path.endsWith('counts') ? { open: 2 } : { items: [], next_cursor: null, more: false },
    );
  }) as never);
});

/** The inbox as it was read so long ago, with this conversation open. */
function show(ms: number, open: string | null = null) {
  const client = new QueryClient();
  const updatedAt = Date.now() - ms;
  const page = { items: [], next_cursor: null };
  client.setQueryData(
    conversationsQuery('open').queryKey,
    { pages: [page], pageParams: [undefined] },
    { updatedAt },
  );
  client.setQueryData(countsQuery.queryKey, { open: 2 } as never, { updatedAt });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(() => [useInfiniteQuery(conversationsQuery('open')), useInbox(open)], { wrapper });
}

/** The socket says how many wait; then everything that follows from it is over. */
const say = (event_id: number, unread: number) =>
  act(async () => {
    said({ event_id, unread });
    await new Promise((done) => setTimeout(done));
  });

const list = '/api/admin/support/conversations';

it('reads nothing again where the socket says at first what the page has just read', async () => {
  show(0);
  await say(7, 2);
  expect(asked).toEqual([]);
  await say(8, 2);
  await waitFor(() => expect(asked).toContain(list));
});

it.each([
  ['more wait than that', 0, null, 3],
  ['it was read a while ago', 5000, null, 2],
  ['a conversation is open, whose messages it may lack', 0, 'c1', 2],
])('reads everything again where %s', async (_, ms, open, waiting) => {
  show(ms, open);
  await say(7, waiting);
  await waitFor(() => expect(asked).toContain(list));
});
