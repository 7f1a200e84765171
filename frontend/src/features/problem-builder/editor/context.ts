import { createContext, useContext, type ReactNode } from 'react';
import type { OpenProblemDraft } from '@/api/words/problem-drafts';
import type { DraftFiles } from '@/features/problem-builder/hooks';

/** A puzzle as its own editor takes it. */
export type GridWriting = {
  id: string;
  name: string;
  title: string;
  source: string;
  onText: (text: string) => void;
  readOnly: boolean;
  revision: number;
  licences: readonly string[];
};

/** A part of the editor of grid puzzles. */
export type GridTabOf = (tab: 'pairs' | 'skills' | 'preview', writing: GridWriting) => ReactNode;

export type Editing = DraftFiles & {
  draft: OpenProblemDraft;
  /** Why nothing can be changed; undefined where it can. */
  readOnlyReason: string | undefined;
  /** A statement as candidates see it. */
  preview: (statement: string) => ReactNode;
  puzzle: GridTabOf;
  /** Grows when texts were replaced from outside. */
  revision: number;
};

export const EditingContext = createContext<Editing | null>(null);

/** The draft that is open, and its files as they are typed. */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('outside of the problem builder');
  return editing;
}
