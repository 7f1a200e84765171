import { useState } from 'react';
import type { Puzzle, PuzzleOutcome } from '@/api/words';
import { EmptyState } from '@/ui/EmptyState';
import { announce } from '@/ui/announce';
import { useView } from '@/features/grids/drawing/use-view';
import { Board } from '@/features/grids/player/Board';
import { Demonstrations } from '@/features/grids/player/Demonstrations';
import { text as player } from '@/features/grids/puzzles/text';
import { isSame, type Grid } from '@/features/grids/rules';
import { text } from './text';
import type { PuzzleFile } from './puzzle-file';
import { useWritingPuzzle } from './use-writing-puzzle';

/** How many tries a test has. */
const TRIES = 2;

const copied = (grid: Grid): number[][] => grid.map((row) => [...row]);

/** The puzzle as a solver is sent it, and the answers that stay here. */
function shown(id: string, file: PuzzleFile): { puzzle: Puzzle; answers: readonly Grid[] } {
  const tests = file.test.flatMap(({ input, output }) =>
    output === null ? [] : [{ input, output }],
  );
  const demonstrations = file.train.flatMap(({ input, output }) =>
    output === null ? [] : [{ input: copied(input), output: copied(output) }],
  );
  const puzzle: Puzzle = {
    id,
    name: file.name,
    difficulty: file.difficulty,
    licence: file.licence === '' ? null : file.licence,
    all_or_nothing: file.allOrNothing,
    demonstrations,
    inputs: tests.map(({ input }) => copied(input)),
    tries: TRIES,
  };
  return { puzzle, answers: tests.map(({ output }) => output) };
}

/** The puzzle in the player, as it is now. */
export function PreviewTab() {
  const { id, read } = useWritingPuzzle();
  if (!read.ok) return <EmptyState>{text.broken(read.why)}</EmptyState>;
  const { puzzle, answers } = shown(id, read.puzzle);
  const missing = puzzle.demonstrations.length === 0 ? 'train' : 'test';
  if (puzzle.demonstrations.length === 0 || answers.length === 0)
    return <EmptyState>{text.notYet(text.missing[missing])}</EmptyState>;
  return <Preview puzzle={puzzle} answers={answers} />;
}

type PreviewProps = { puzzle: Puzzle; answers: readonly Grid[] };

function Preview({ puzzle, answers }: PreviewProps) {
  const [view, onView] = useView();
  const [input, setInput] = useState(0);
  return (
    <div data-grid-palette={view.palette} className="flex flex-col gap-2">
      <p className="text-sm text-fg-muted">{text.previewHint}</p>
      <Demonstrations pairs={puzzle.demonstrations} digits={view.digits} />
      <Tried
        key={input}
        puzzle={puzzle}
        answer={answers[input] ?? []}
        input={input}
        onInput={setInput}
        view={view}
        onView={onView}
      />
    </div>
  );
}

type TriedProps = {
  puzzle: Puzzle;
  answer: Grid;
  input: number;
  onInput: (input: number) => void;
  view: ReturnType<typeof useView>[0];
  onView: ReturnType<typeof useView>[1];
};

/** One test of the preview: a drawing is compared here, and tries are not counted. */
function Tried({ puzzle, answer, ...turn }: TriedProps) {
  const [outcome, setOutcome] = useState<PuzzleOutcome | null>(null);
  const own = { is_solved: false, tries_left: TRIES, tries: [] };
  const standing = {
    solved: 0,
    score: 0,
    is_begun: false,
    is_over: false,
    inputs: puzzle.inputs.map(() => own),
  };
  const send = (grid: Grid) => {
    const isRight = isSame(grid, answer);
    announce(isRight ? player.player.right : player.player.wrong, 'assertive');
    setOutcome({ id: puzzle.id, is_right: isRight, standing });
  };
  return (
    <Board
      {...turn}
      puzzle={puzzle}
      standing={standing}
      retry={undefined}
      outcome={outcome}
      check={{ send, isPending: false, error: null }}
    />
  );
}
