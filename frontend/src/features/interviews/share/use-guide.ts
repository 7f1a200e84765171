import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { hasCode } from '@/api/errors';
import type { Conversation, GuideAnswer, GuideStep, GuideTurn } from '@/api/types-interview';
import { conversationQuery, readStory, sendAnswer, streamAnswer } from './api';
import type { DraftSaver } from './saver';
import { pathLabel } from './path-label';
import { text } from './text';

export type Said = GuideTurn & {
  /** What the answer filled in, in words. */
  filled?: string;
};

type Guide = {
  turns: readonly Said[];
  next: GuideStep | null;
  mode: Conversation['mode'];
  /** The words of the next question, as far as they have come. */
  phrase: string;
  busy: boolean;
  error: unknown;
};

const list = new Intl.ListFormat('en');

/** "Company, Role and Year" of the fields that an answer filled. */
export function filledWords(filled: GuideAnswer['filled']): string | undefined {
  const labels = [...new Set(filled.map(({ field }) => pathLabel(field)))];
  return labels.length === 0 ? undefined : text.chat.filled(list.format(labels));
}

/** The conversation of one draft: each answer is sent once, and the draft beside it follows. */
export function useGuide(id: string, begun: Conversation, saver: DraftSaver) {
  const client = useQueryClient();
  const abort = useRef<AbortController>(null);
  const [state, setState] = useState<Guide>({
    ...begun,
    phrase: '',
    busy: false,
    error: null,
  });
  const set = (parts: Partial<Guide>) => setState((before) => ({ ...before, ...parts }));
  useEffect(() => () => abort.current?.abort(), []);

  const take = (step: GuideStep, answer: string, got: GuideAnswer) => {
    const filled = filledWords(got.filled);
    const said: Said = {
      step: step.step,
      question: step.question,
      answer,
      at: new Date().toISOString(),
      ...(filled === undefined ? {} : { filled }),
    };
    saver.adopt(got.interview);
    setState((before) => ({
      ...before,
      turns: [...before.turns, said],
      next: got.next,
      mode: got.mode,
      phrase: '',
      busy: false,
    }));
  };
  /** What the server has, where it is not known whether the last answer arrived. */
  const again = async () => {
    const [conversation, own] = await Promise.all([
      client.query({ ...conversationQuery(id), staleTime: 0 }),
      readStory(id),
    ]);
    saver.adopt(own);
    set({ ...conversation, phrase: '', busy: false });
  };
  const answer = async (said: string): Promise<boolean> => {
    const { next, busy, mode } = state;
    if (next === null || busy) return false;
    set({ busy: true, error: null, phrase: '' });
    const control = new AbortController();
    abort.current = control;
    try {
      // What was typed into the story beside must not be overtaken.
      await saver.flush();
      const got =
        mode === 'model'
          ? await streamAnswer(
              id,
              next.step,
              said,
              (words) => setState((before) => ({ ...before, phrase: before.phrase + words })),
              control.signal,
            )
          : await sendAnswer(id, next.step, said);
      if (got === null) await again();
      else take(next, said, got);
      return true;
    } catch (error) {
      if (!hasCode(error, 'aborted')) {
        set({ busy: false, phrase: '', error });
        return false;
      }
      await again().catch((failed: unknown) => set({ busy: false, phrase: '', error: failed }));
      return true;
    }
  };
  return { ...state, answer, stop: () => abort.current?.abort() };
}
