import { useState } from 'react';
import type { PuzzleOutcome } from '@/api/words';
import { Board, type BoardProps } from './Board';
import { openLog } from './drawing-log';
import { useCheck } from './use-check';

/** One test input of a puzzle: its steps are kept in the tab, and the server compares the drawing. */
export function Turn(props: Omit<BoardProps, 'log' | 'outcome' | 'check'>) {
  const { puzzle, input } = props;
  const [log] = useState(() => openLog(puzzle.id, input));
  const [outcome, setOutcome] = useState<PuzzleOutcome | null>(null);
  const { send, isPending, error } = useCheck(puzzle.id, input, setOutcome);
  return (
    <Board
      {...props}
      log={log}
      outcome={outcome}
      check={{ send: (grid) => send({ grid, events: log.events }), isPending, error }}
    />
  );
}
