import { createContext, useContext } from 'react';
import type { StoryWarning } from '@/api/words';
import type { StoryForm } from '@/features/story-writing/draft';
import type { Problems } from '@/features/story-writing/form';

/** What every field of the form needs: the story, and what is to be said about its parts. */
export type FormWiring = {
  form: StoryForm;
  set: (parts: Partial<StoryForm>) => void;
  problems: Problems;
  warnings: readonly StoryWarning[];
  /** Paths that a program filled and nobody has confirmed. */
  machine: readonly string[];
  confirm: (path: string) => void;
  /** Another story of the same person has this company, role and year: its id, where it is known. */
  taken: { id: string | null } | null;
  flush: () => void;
};

export const FormContext = createContext<FormWiring | null>(null);

/** The form around; fields stand only inside one. */
export function useStoryForm(): FormWiring {
  const wiring = useContext(FormContext);
  if (wiring === null) throw new Error('a field of a story stands outside its form');
  return wiring;
}
