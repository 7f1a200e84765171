import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { GuideStepName, OwnStoryWire } from '@/api/words';
import type { GuideAnswer, OwnStory, StoryForm } from './draft';
import { answerFromWire, ownFromWire, toWirePath, warningFromWire } from './wire';

const base = '/api/users/interviews';
const one = '/api/users/interviews/{id}';
type Owned = { interview: OwnStoryWire | null };

/** Only a draft that was withdrawn is gone, and then nothing of it is shown. */
function ownOf({ interview }: Owned): OwnStory {
  if (interview === null) throw new Error('this story is gone');
  return ownFromWire(interview);
}

/** The person's own stories, newest first. */
export const ownStoriesQuery = infiniteQueryOptions({
  queryKey: ['own-interviews', 'list'] as const,
  queryFn: ({ pageParam, signal }) =>
    api
      .get(base, { query: pageParams(pageParam), signal })
      .then((page) => ({ ...page, items: page.items.map(ownFromWire) })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<OwnStory>,
  staleTime: 15_000,
});

/** One of them, to be edited: always the version that the server has now. */
export const ownStoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['own-interviews', 'one', id],
    queryFn: async ({ signal }) => ownOf(await api.get(one, { path: { id }, signal })),
    gcTime: 0,
    staleTime: Infinity,
  });

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ['own-interviews', 'conversation', id],
    queryFn: ({ signal }) => api.get(`${one}/conversation`, { path: { id }, signal }),
    gcTime: 0,
    staleTime: Infinity,
  });

export async function createStory(form: StoryForm, way: 'manual' | 'guided'): Promise<OwnStory> {
  return ownOf(await api.create(base, { body: { form, way } }));
}

export async function readStory(id: string): Promise<OwnStory> {
  return ownOf(await api.get(one, { path: { id } }));
}

export async function saveStory(
  { id, version }: Pick<OwnStory, 'id' | 'version'>,
  form: StoryForm,
  confirmed: readonly string[],
): Promise<OwnStory> {
  const looked = confirmed.map(toWirePath);
  return ownOf(await api.put(one, { path: { id }, body: { version, form, confirmed: looked } }));
}

export async function submitStory({
  id,
  version,
}: Pick<OwnStory, 'id' | 'version'>): Promise<OwnStory> {
  return ownOf(await api.post(`${one}/submit`, { path: { id }, body: { version } }));
}

/** What a moderator would look at if this version were sent. */
export const checkQuery = ({ id, version }: Pick<OwnStory, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['own-interviews', 'check', id, version],
    queryFn: async ({ signal }) => {
      const found = await api.post(`${one}/check`, {
        path: { id },
        signal,
      });
      return found.warnings.map(warningFromWire);
    },
    retry: false,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });

export async function withdrawStory({
  id,
  version,
}: Pick<OwnStory, 'id' | 'version'>): Promise<void> {
  await api.post(`${one}/withdraw`, { path: { id }, body: { version } });
}

/** `fixed` keeps the answer from the language model, where the server has one. */
export async function sendAnswer(
  id: string,
  step: GuideStepName,
  answer: string,
  fixed = false,
): Promise<GuideAnswer> {
  const body = fixed ? { step, answer, mode: 'guided' as const } : { step, answer };
  return answerFromWire(await api.post(`${one}/answers`, { path: { id }, body }));
}

type Hearing = {
  /** The answer is kept; this is the story with what rules have read. */
  onSaved: (own: OwnStory) => void;
  onPhrase: (words: string) => void;
};

/** The same where a model words the next question: its words come one after the other. */
export async function streamAnswer(
  id: string,
  { step, answer }: { step: GuideStepName; answer: string },
  { onSaved, onPhrase }: Hearing,
  signal: AbortSignal,
): Promise<GuideAnswer | null> {
  let done: GuideAnswer | null = null;
  await api.stream(`${one}/answers`, { path: { id }, body: { step, answer }, signal }, (event) => {
    switch (event.name) {
      case 'phrase':
        onPhrase(event.data.text);
        break;
      case 'saved':
        onSaved(ownOf(event.data));
        break;
      case 'done':
        done = answerFromWire(event.data);
        break;
    }
  });
  return done;
}
