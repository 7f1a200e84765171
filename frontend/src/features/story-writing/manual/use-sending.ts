import { useState } from 'react';
import { hasCode, ApiError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { OwnStory } from '@/features/story-writing/draft';
import { submitStory } from '@/features/story-writing/api';
import type { Problems } from '@/features/story-writing/form';
import type { DraftSaver, DraftState } from '@/features/story-writing/saving/saver';
import { text } from '@/features/story-writing/text';
import { fromWirePath } from '@/features/story-writing/wire';

type Sending = {
  busy: 'send' | 'preview' | null;
  error: unknown;
  /** It was not sent because what was typed could not be saved first. */
  stuck: 'offline' | 'trouble' | null;
  /** The story as the server took it. */
  sent: OwnStory | null;
  preview: OwnStory['preview'] | null;
};

/** The story as readers would see what is on the screen, saved or not. */
function previewOf({ form, own }: DraftState): OwnStory['preview'] {
  // The server words the author's line; the words for another role do not fit this one.
  const fits =
    own !== null &&
    own.form.position === form.position &&
    own.form.level === form.level &&
    own.form.year === form.year;
  return { ...form, pay: null, told_by: fits ? own.preview.told_by : '' };
}

/** The server's own words about fields, by their paths. */
function named(error: unknown): Problems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.fields.map(({ field, detail }) => [fromWirePath(field), detail]));
}

export const sendFailure = (error: unknown): string =>
  hasCode(error, 'unconfirmed_fields')
    ? text.form.unconfirmed
    : failureWords(error, text.form.sendFailed);

/** Sending a saved story, and looking at it as readers will. */
export function useSending(saver: DraftSaver, show: (problems: Problems) => void) {
  const [state, setState] = useState<Sending>({
    busy: null,
    error: null,
    stuck: null,
    sent: null,
    preview: null,
  });
  const set = (parts: Partial<Sending>) => setState((before) => ({ ...before, ...parts }));
  const send = async () => {
    set({ busy: 'send', error: null, stuck: null });
    const saved = await saver.flush();
    const { own, status } = saver.state();
    if (!saved || own === null) {
      set({ busy: null, stuck: status === 'offline' ? 'offline' : 'trouble' });
      return;
    }
    try {
      set({ busy: null, sent: await submitStory(own) });
    } catch (error) {
      show(named(error));
      set({ busy: null, error });
    }
  };
  const look = async () => {
    set({ busy: 'preview' });
    await saver.flush();
    set({ busy: null, preview: previewOf(saver.state()) });
  };
  return { ...state, send, look, closePreview: () => set({ preview: null }) };
}
