import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/page';
import type { Page } from '@/api/types';
import type {
  Conversation,
  GuideAnswer,
  OwnStory,
  StoryForm,
  StoryWarning,
} from '@/api/types-interview';

const base = '/api/users/interviews';
const one = (id: string) => `${base}/${encodeURIComponent(id)}`;
type Owned = { interview: OwnStory };

/** The person's own stories, newest first. */
export const ownStoriesQuery = infiniteQueryOptions({
  queryKey: ['own-interviews', 'list'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get<Page<OwnStory>>(base, { params: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<OwnStory>,
  staleTime: 15_000,
});

/** One of them, to be edited: always the version that the server has now. */
export const ownStoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['own-interviews', 'one', id],
    queryFn: async ({ signal }) => (await api.get<Owned>(one(id), { signal })).interview,
    gcTime: 0,
    staleTime: Infinity,
  });

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ['own-interviews', 'conversation', id],
    queryFn: ({ signal }) => api.get<Conversation>(`${one(id)}/conversation`, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  });

export async function createStory(form: StoryForm, way: 'manual' | 'guided'): Promise<OwnStory> {
  return (await api.create<Owned>(base, { form, way })).interview;
}

export async function readStory(id: string): Promise<OwnStory> {
  return (await api.get<Owned>(one(id))).interview;
}

export async function saveStory(
  { id, version }: Pick<OwnStory, 'id' | 'version'>,
  form: StoryForm,
  confirmed: readonly string[],
): Promise<OwnStory> {
  return (await api.put<Owned>(one(id), { version, form, confirmed })).interview;
}

export async function submitStory({
  id,
  version,
}: Pick<OwnStory, 'id' | 'version'>): Promise<OwnStory> {
  return (await api.post<Owned>(`${one(id)}/submit`, { version })).interview;
}

export async function checkStory(id: string): Promise<StoryWarning[]> {
  return (await api.post<{ warnings: StoryWarning[] }>(`${one(id)}/check`, {})).warnings;
}

export async function withdrawStory({
  id,
  version,
}: Pick<OwnStory, 'id' | 'version'>): Promise<void> {
  await api.post(`${one(id)}/withdraw`, { version });
}

export function sendAnswer(id: string, step: string, answer: string): Promise<GuideAnswer> {
  return api.post<GuideAnswer>(`${one(id)}/answers`, { step, answer });
}

/** The same where a model words the next question: its words come one after the other. */
export async function streamAnswer(
  id: string,
  step: string,
  answer: string,
  onPhrase: (words: string) => void,
  signal: AbortSignal,
): Promise<GuideAnswer | null> {
  let done: GuideAnswer | null = null;
  await api.stream(
    `${one(id)}/answers`,
    { step, answer },
    ({ name, data }) => {
      if (name === 'phrase') onPhrase((data as { text: string }).text);
      else if (name === 'done') done = data as GuideAnswer;
    },
    { signal },
  );
  return done;
}
