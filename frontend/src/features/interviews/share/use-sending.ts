import { useState } from 'react';
import { hasCode, ApiError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { OwnStory } from '@/api/types-interview';
import { submitStory } from './api';
import type { Problems } from './form';
import type { DraftSaver } from './saver';
import { text } from './text';
import { fromWirePath } from './wire';

type Sending = {
  busy: 'send' | 'preview' | null;
  error: unknown;
  /** The story as the server took it. */
  sent: OwnStory | null;
  preview: OwnStory['preview'] | null;
};

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
    sent: null,
    preview: null,
  });
  const set = (parts: Partial<Sending>) => setState((before) => ({ ...before, ...parts }));
  const send = async () => {
    set({ busy: 'send', error: null });
    const saved = await saver.flush();
    const { own } = saver.state();
    if (!saved || own === null) {
      set({ busy: null });
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
    set({ busy: null, preview: saver.state().own?.preview ?? null });
  };
  return { ...state, send, look, closePreview: () => set({ preview: null }) };
}
