import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { nextCursor, pageParams } from '@/api/cache/page';
import { api } from '@/api/client';
import type {
  AdminSupportDetail,
  SupportFile,
  SupportMail,
  SupportMessage,
  SupportMessages,
  SupportPriority,
  SupportState,
} from '@/api/words/support';
import { DATA_JUST_READ_MS } from '@/facts/constants';
import type { Pending } from './sending/outbox';
import { base64Of, withNewer, type Reached } from './rules';

/** How many messages come at first, and with each page of older ones. */
const AT_FIRST = 30;
/** How many of the newer ones come at once. */
const MOST = 100;

/** Which end of a conversation this browser is. */
export type End = 'own' | 'inbox';

const own = ['support'] as const;
const inbox = ['admin-support'] as const;
const ownBase = '/api/support/conversations/{id}';
const inboxBase = '/api/admin/support/conversations';

/** The person's conversation, and when support is there. */
export const supportQuery = queryOptions({
  queryKey: [...own, 'standing'],
  queryFn: ({ signal }) => api.get('/api/support', { signal }),
  staleTime: 0,
});

type Asked = { after?: number; before?: number; limit: number };

function list(end: End, id: string, query: Asked): Promise<SupportMessages> {
  return end === 'own'
    ? api.get(`${ownBase}/messages`, { path: { id }, query })
    : api.get(`${inboxBase}/{id}/messages`, { path: { id }, query });
}

/** The newest messages of a conversation; later ones are added by `pull`. */
export const messagesQuery = (end: End, id: string) =>
  queryOptions({
    queryKey: [...(end === 'own' ? own : inbox), 'messages', id],
    queryFn: () => list(end, id, { limit: AT_FIRST }),
    // What comes after is asked for by number, so that nothing is lost and nothing comes twice.
    staleTime: Infinity,
  });

/** Adds everything that has come since the last message that is known. */
export async function pull(client: QueryClient, end: End, id: string): Promise<SupportMessage[]> {
  const { queryKey } = messagesQuery(end, id);
  const come: SupportMessage[] = [];
  for (let more = true; more;) {
    const known = client.getQueryData(queryKey);
    if (known === undefined) return come;
    const page = await list(end, id, { after: known.items.at(-1)?.number ?? 0, limit: MOST });
    client.setQueryData(queryKey, (now) => now && withNewer(now, page.items));
    come.push(...page.items);
    more = page.more && page.items.length > 0;
  }
  return come;
}

/** The mail in which a message came, with what it quotes. Both ends read it at one address. */
export const mailQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: [...own, 'mail', id, number],
    queryFn: ({ signal }): Promise<SupportMail> =>
      api.get(`${ownBase}/messages/{number}/mail`, {
        path: { id, number: String(number) },
        signal,
      }),
    staleTime: Infinity,
  });

export const older = (end: End, id: string, before: number): Promise<SupportMessages> =>
  list(end, id, { before, limit: AT_FIRST });

const bodyOf = ({ text, files }: Pending) => ({ text, files: files.map((file) => file.id) });

export const writeToSupport = (message: Pending) =>
  api.create('/api/support/messages', { body: bodyOf(message), key: message.key });

export const answerPerson = (id: string, message: Pending) =>
  api.create(`${inboxBase}/{id}/messages`, {
    path: { id },
    body: bodyOf(message),
    key: message.key,
  });

export async function mark(end: End, id: string, body: Reached): Promise<void> {
  if (end === 'own') await api.put(`${ownBase}/marks`, { path: { id }, body });
  else await api.put(`${inboxBase}/{id}/marks`, { path: { id }, body });
}

export const rate = (id: string, rating: number) =>
  api.put(`${ownBase}/rating`, { path: { id }, body: { rating } });

export async function upload(file: File): Promise<SupportFile> {
  const body = { name: file.name, content: await base64Of(file) };
  return api.create('/api/support/attachments', { body });
}

export const download = (id: string) =>
  api.download('/api/support/attachments/{id}', { path: { id } });

/** The conversations in one state. */
export const conversationsQuery = (state: SupportState) =>
  infiniteQueryOptions({
    queryKey: [...inbox, 'state', state],
    queryFn: ({ pageParam, signal }) =>
      api.get(inboxBase, { query: { state, ...pageParams(pageParam) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
    staleTime: 30_000,
  });

/** The conversations in a state as a table for a spreadsheet. */
export const downloadConversations = (state: SupportState) =>
  api.download(`${inboxBase}/export`, { query: { state } });

export const countsQuery = queryOptions({
  queryKey: [...inbox, 'counts'],
  queryFn: ({ signal }) => api.get('/api/admin/support/counts', { signal }),
  staleTime: 30_000,
});

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: [...inbox, 'one', id],
    queryFn: ({ signal }) => api.get(`${inboxBase}/{id}`, { path: { id }, signal }),
    staleTime: DATA_JUST_READ_MS,
  });

export const cannedQuery = queryOptions({
  queryKey: [...inbox, 'canned'],
  queryFn: ({ signal }) => api.get('/api/admin/support/canned-replies', { signal }),
  staleTime: 60_000,
});

export const saveCanned = (key: string, text: string) =>
  api.put('/api/admin/support/canned-replies/{id}', { path: { id: key }, body: { text } });

export const removeCanned = (key: string) =>
  api.remove('/api/admin/support/canned-replies/{id}', { path: { id: key } });

export const writeNote = (id: string, text: string, key: string) =>
  api.create(`${inboxBase}/{id}/notes`, { path: { id }, body: { text }, key });

/** An act on the version that was read. */
export type Act =
  | { act: 'resolve' | 'block' | 'unblock' }
  | { act: 'snooze'; until: string }
  | { act: 'triage'; priority: SupportPriority; labels: string[] };

export function change(id: string, version: number, act: Act): Promise<AdminSupportDetail> {
  const path = { id };
  switch (act.act) {
    case 'resolve':
      return api.post(`${inboxBase}/{id}/resolve`, { path, body: { version } });
    case 'block':
      return api.post(`${inboxBase}/{id}/block`, { path, body: { version } });
    case 'unblock':
      return api.post(`${inboxBase}/{id}/unblock`, { path, body: { version } });
    case 'snooze':
      return api.post(`${inboxBase}/{id}/snooze`, { path, body: { version, until: act.until } });
    case 'triage': {
      const { priority, labels } = act;
      return api.put(`${inboxBase}/{id}/triage`, { path, body: { version, priority, labels } });
    }
  }
}

/** Whether the list that is shown was read a moment ago, or is being read, and as many conversations wait as are said to. */
export async function isInboxRead(client: QueryClient, waiting: number): Promise<boolean> {
  const since = Date.now() - DATA_JUST_READ_MS;
  const shown = client.getQueryCache().findAll({ queryKey: [...inbox, 'state'], type: 'active' });
  const isOld = shown.some(({ state }) => state.data !== undefined && state.dataUpdatedAt < since);
  if (isOld) return false;
  const { open } = await client.query({ ...countsQuery, staleTime: DATA_JUST_READ_MS });
  return open === waiting;
}

/** Everything of the inbox but the messages is asked again. */
export async function refreshInbox(client: QueryClient, id: string | null): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [...inbox, 'state'] }),
    client.invalidateQueries({ queryKey: countsQuery.queryKey }),
    id === null
      ? undefined
      : client.invalidateQueries({ queryKey: conversationQuery(id).queryKey }),
  ]);
}
