import { createContext, useContext } from 'react';
import type { PuzzleWriting } from '@/features/grids/rules';
import { puzzleOf, textOf, type PuzzleFile, type ReadPuzzle } from './puzzle-file';

export const WritingContext = createContext<PuzzleWriting | null>(null);

export type WritingPuzzle = Omit<PuzzleWriting, 'onText'> & {
  read: ReadPuzzle;
  write: (puzzle: PuzzleFile) => void;
  writeText: (text: string) => void;
};

/** The puzzle that is being written, and how it is changed. */
export function useWritingPuzzle(): WritingPuzzle {
  const writing = useContext(WritingContext);
  if (writing === null) throw new Error('outside of the editor of puzzles');
  const { source, onText, readOnly } = writing;
  const writeText = (text: string) => {
    if (!readOnly && text !== source) onText(text);
  };
  return {
    ...writing,
    read: puzzleOf(source),
    write: (puzzle) => writeText(textOf(puzzle)),
    writeText,
  };
}
