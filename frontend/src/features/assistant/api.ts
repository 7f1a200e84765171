/** Calls about the assistant of an attempt. */
import { queryOptions } from '@tanstack/react-query';

import { api } from '@/api/client';
import type {
  AskAssistant,
  Assistance,
  AssistantQuestion,
  AssistantTranscript,
} from '@/api/words/assistant';

import { isOpen } from './rules';

/** How often the server is asked for an answer that this page does not hear. */
const OPEN_POLL_MS = 1_500;

/** What was asked in one's own attempt, and what is left. */
export const assistanceQuery = (attemptId: string) =>
  queryOptions({
    queryKey: ['attempts', attemptId, 'assistance'] as const,
    queryFn: ({ signal }): Promise<Assistance> =>
      api.get('/api/attempts/{id}/questions', { path: { id: attemptId }, signal }),
    staleTime: Infinity,
    refetchInterval: (query) =>
      query.state.data?.questions.some(isOpen) === true ? OPEN_POLL_MS : false,
  });

/** Keeps a question; its answer is asked for with the call that follows. */
export const ask = (
  attemptId: string,
  taskId: string,
  body: AskAssistant,
): Promise<AssistantQuestion> =>
  api.create('/api/attempts/{id}/tasks/{task}/questions', {
    path: { id: attemptId, task: taskId },
    body,
  });

type Listening = {
  readonly lease: string | null;
  readonly onWords: (words: string) => void;
  readonly signal: AbortSignal;
};

/** Has a question answered. Null where the stream ended before the answer did. */
export async function hear(
  attemptId: string,
  questionId: string,
  { lease, onWords, signal }: Listening,
): Promise<AssistantQuestion | null> {
  let done: AssistantQuestion | null = null;
  const call = { path: { id: attemptId, question: questionId }, body: { lease }, signal };
  await api.stream('/api/attempts/{id}/questions/{question}/answer', call, (event) => {
    if (event.name === 'words') onWords(event.data.text);
    else done = event.data;
  });
  return done;
}

/** From where a report's transcript is read. */
export type TranscriptSource =
  | { readonly by: 'account'; readonly reportId: string }
  | { readonly by: 'link'; readonly opening: string; readonly secret: string };

/** What was asked in the attempt of a report. */
export const transcriptQuery = (source: TranscriptSource) =>
  queryOptions({
    queryKey: ['reports', 'assistant', source] as const,
    queryFn: ({ signal }): Promise<AssistantTranscript> => {
      if (source.by === 'account')
        return api.get('/api/reports/{id}/assistant', { path: { id: source.reportId }, signal });
      const { opening, secret } = source;
      return api.post('/api/shared-assistant', { body: { opening, secret } });
    },
    staleTime: 0,
  });
