import { createContext, useContext, type ReactNode } from 'react';
import type { OpenProblemDraft } from '@/api/words/problem-drafts';
import type { PuzzleWriting } from '@/features/grids/rules';
import type { DraftFiles } from '@/features/problem-builder/hooks';
import { INTRODUCTION, METADATA, OUTLINE, STATEMENT } from '@/features/problem-builder/metadata';

/** A part of the editor of grid puzzles. */
export type GridTabOf = (tab: 'pairs' | 'skills' | 'preview', writing: PuzzleWriting) => ReactNode;

/** Where the forms find what they show. */
type Places = { statementPath: string; metadataPath: string };

/** In a package. */
export const PACKAGE: Places = { statementPath: STATEMENT, metadataPath: METADATA };
/** In a scenario, beside the packages of its tasks. */
export const SCENARIO: Places = { statementPath: INTRODUCTION, metadataPath: OUTLINE };

export type Editing = DraftFiles &
  Places & {
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
