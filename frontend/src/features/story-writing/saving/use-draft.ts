import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { OwnStory } from '@/features/story-writing/draft';
import {
  checkQuery,
  createStory,
  ownStoriesQuery,
  ownStoryQuery,
  readStory,
  saveStory,
} from '@/features/story-writing/api';
import {
  emptyForm,
  problemsOf,
  unconfirmed,
  warningsNow,
  type Problems,
} from '@/features/story-writing/form';
import type { FormWiring } from '@/features/story-writing/fields/form-context';
import { text } from '@/features/story-writing/text';
import { keepForm, keptForm } from './kept';
import { DraftSaver, type DraftState } from './saver';

type Draft = {
  state: DraftState;
  saver: DraftSaver;
  wiring: FormWiring;
  /** Whether words of an earlier visit were put back. */
  restored: boolean;
  /** What keeps it from being sent, as far as is known here. */
  problems: Problems;
  /** Shows the problems beside their fields from now on, with those that the server named. */
  show: (named: Problems) => void;
};

/** The three fields that another story of the same person has already. */
const clashOf = (taken: object | null): Problems =>
  taken === null
    ? {}
    : {
        company_name: text.duplicate.same,
        position: text.duplicate.same,
        year: text.duplicate.same,
      };

/** A draft that saves itself. `onCreated` gets the story once the server has it. */
export function useDraft(
  own: OwnStory | null,
  way: 'manual' | 'guided',
  onCreated: (id: string) => void,
): Draft {
  const client = useQueryClient();
  const [kept] = useState(() => keptForm(own?.id ?? null));
  const [saver] = useState(
    () =>
      new DraftSaver(own, own?.form ?? emptyForm, {
        create: async (form) => {
          const made = await createStory(form, way);
          onCreated(made.id);
          return made;
        },
        save: saveStory,
        read: readStory,
        keep: keepForm,
      }),
  );
  const [named, setNamed] = useState<Problems | null>(null);
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  useEffect(() => {
    if (kept !== null) saver.change(kept);
  }, [kept, saver]);
  useEffect(() => {
    const online = () => void saver.flush();
    const leave = () => void saver.flush();
    addEventListener('online', online);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('online', online);
      removeEventListener('pagehide', leave);
      void saver.flush();
      void client.invalidateQueries({ queryKey: ownStoriesQuery.queryKey });
    };
  }, [saver, client]);
  const { own: latest } = state;
  useEffect(() => {
    // The next form of this story starts from what the server has now.
    if (latest !== null) client.setQueryData(ownStoryQuery(latest.id).queryKey, latest);
  }, [latest, client]);
  const check = latest === null ? null : checkQuery(latest);
  const found = useQuery(
    check ?? { queryKey: ['own-interviews', 'check'], queryFn: skipToken, gcTime: 0 },
  ).data;
  const problems = useMemo(() => problemsOf(state.form, new Date()), [state.form]);
  const taken = state.trouble?.kind === 'duplicate' ? state.trouble : null;
  const wiring = useMemo<FormWiring>(
    () => ({
      form: state.form,
      set: (parts) => saver.change({ ...saver.state().form, ...parts }),
      problems: { ...(named === null ? {} : { ...named, ...problems }), ...clashOf(taken) },
      taken,
      warnings: warningsNow(state.form, found ?? state.own?.warnings ?? []),
      machine: unconfirmed(state.own?.machine_filled ?? [], state.confirmed),
      confirm: (path) => saver.confirm(path),
      flush: () => void saver.flush(),
    }),
    [state, saver, named, problems, taken, found],
  );
  return { state, saver, wiring, restored: kept !== null, problems, show: setNamed };
}
