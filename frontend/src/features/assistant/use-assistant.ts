import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { ApiError, hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { AskAssistant, Assistance, AssistantQuestion } from '@/api/words/assistant';

import { ask, assistanceQuery, hear } from './api';
import { text } from './text';

/** Words of an answer that is on its way to this page. */
type Hearing = { readonly id: string; readonly words: string };

/** Why a question was not sent, in words. */
export function problemWords(error: unknown): string {
  if (error instanceof ApiError && error.status === 429) return text.tooFast;
  return failureWords(error, text.askFailed);
}

function withQuestion(
  before: Assistance | undefined,
  question: AssistantQuestion,
): Assistance | undefined {
  if (before === undefined) return undefined;
  const others = before.questions.filter((one) => one.number !== question.number);
  return { ...before, questions: [...others, question] };
}

/** The conversation of one attempt: one question at a time, whose answer is heard as it comes. */
export function useAssistant(attemptId: string, leaseOf: () => string | null) {
  const client = useQueryClient();
  const options = assistanceQuery(attemptId);
  const query = useQuery(options);
  const [hearing, setHearing] = useState<Hearing | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const keep = (question: AssistantQuestion) =>
    client.setQueryData(options.queryKey, (before) => withQuestion(before, question));
  const listen = async (id: string) => {
    const current = new AbortController();
    control.current = current;
    setHearing({ id, words: '' });
    const onWords = (words: string) =>
      setHearing((before) => (before === null ? null : { ...before, words: before.words + words }));
    const done = await hear(attemptId, id, { lease: leaseOf(), onWords, signal: current.signal });
    if (done !== null) keep(done);
  };
  /** Answers whether the question was kept, so that it need not stand in the box any more. */
  const send = async (taskId: string, said: Omit<AskAssistant, 'lease'>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem(null);
    let kept = false;
    try {
      const question = await ask(attemptId, taskId, { ...said, lease: leaseOf() });
      kept = true;
      keep(question);
      if (question.id !== null) await listen(question.id);
    } catch (error) {
      if (!hasCode(error, 'aborted')) setProblem(problemWords(error));
    }
    setHearing(null);
    setBusy(false);
    // What is left, and an answer that this page has not heard to its end.
    await client.invalidateQueries({ queryKey: options.queryKey });
    return kept;
  };
  return { query, hearing, busy, problem, send, stop: () => control.current?.abort() };
}
