import { createContext, useContext } from 'react';
import { puzzleOf, textOf, type PuzzleFile, type ReadPuzzle } from './puzzle-file';

/** A puzzle that somebody writes, as who shows this editor has it. */
export type PuzzleWriting = {
  id: string;
  /** What its files are called. */
  name: string;
  title: string;
  /** The text of its file. */
  source: string;
  onText: (text: string) => void;
  readOnly: boolean;
  /** Grows when the text was replaced from outside. */
  revision: number;
  licences: readonly string[];
};

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
