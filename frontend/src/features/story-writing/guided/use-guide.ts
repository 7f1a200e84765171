import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { hasCode } from '@/api/errors';
import type { Conversation, GuideStep, GuideTurn } from '@/api/words';
import type { GuideAnswer, OwnStory } from '@/features/story-writing/draft';
import { forget, read, write } from '@/platform/storage';
import {
  conversationQuery,
  readStory,
  sendAnswer,
  streamAnswer,
} from '@/features/story-writing/api';
import type { DraftSaver } from '@/features/story-writing/saving/saver';
import { text } from '@/features/story-writing/text';
import { pathLabel } from './path-label';

export type Said = GuideTurn & {
  /** What the answer filled in, in words. */
  filled?: string;
};

type Guide = {
  turns: readonly Said[];
  next: GuideStep | null;
  /** Whose words the last question has. */
  mode: Conversation['mode'];
  /** The words of the next question, as far as they have come. */
  phrase: string;
  busy: boolean;
  error: unknown;
};

const list = new Intl.ListFormat('en');

/**
 * "Company, Role and Year" of the fields that an answer filled; or that it filled none, and that the question comes
 * once more. Advice may be left out.
 */
export function filledWords(
  step: string,
  { filled, next }: Pick<GuideAnswer, 'filled' | 'next'>,
): string | undefined {
  const labels = [...new Set(filled.map(({ field }) => pathLabel(field)))];
  if (labels.length > 0) return text.chat.filled(list.format(labels));
  if (next?.step === step) return next.chips.length > 0 ? text.chat.pickOne : text.chat.sayAgain;
  return step === 'tips' ? undefined : text.chat.notFilled;
}

/** Whether a model words the questions: where there is one, and the person has not chosen fixed words. */
function useWording(available: boolean) {
  const [wanted, setWanted] = useState(() => read('fixedQuestions') === null);
  const want = (now: boolean) => {
    if (now) forget('fixedQuestions');
    else write('fixedQuestions', 'yes');
    setWanted(now);
  };
  return { available, wanted, want, streaming: available && wanted };
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
  const wording = useWording(begun.mode === 'model');
  const set = (parts: Partial<Guide>) => setState((before) => ({ ...before, ...parts }));
  useEffect(() => () => abort.current?.abort(), []);

  /** What was typed beside while the model spoke is saved first, and stays. */
  const follow = async (own: OwnStory) => {
    if (saver.isSaved()) saver.adopt(own);
    else if (await saver.flush()) saver.adopt(await readStory(id));
  };
  const take = async (step: GuideStep, answer: string, got: GuideAnswer) => {
    const filled = filledWords(step.step, got);
    const said: Said = {
      step: step.step,
      question: step.question,
      answer,
      at: new Date().toISOString(),
      ...(filled === undefined ? {} : { filled }),
    };
    await follow(got.interview);
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
  const hearing = {
    onSaved: (own: OwnStory) => {
      if (saver.isSaved()) saver.adopt(own);
    },
    onPhrase: (words: string) =>
      setState((before) => ({ ...before, phrase: before.phrase + words })),
  };
  const answer = async (said: string): Promise<boolean> => {
    const { next, busy } = state;
    if (next === null || busy) return false;
    set({ busy: true, error: null, phrase: '' });
    const control = new AbortController();
    abort.current = control;
    try {
      // What was typed into the story beside must not be overtaken.
      await saver.flush();
      const got = wording.streaming
        ? await streamAnswer(id, { step: next.step, answer: said }, hearing, control.signal)
        : await sendAnswer(id, next.step, said, wording.available);
      if (got === null) await again();
      else await take(next, said, got);
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
  return { ...state, ...wording, answer, stop: () => abort.current?.abort() };
}
