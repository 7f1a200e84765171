import { CircleCheck, CircleX, Play } from 'lucide-react';
import { useState } from 'react';
import type { Puzzle, PuzzleOutcome, PuzzleStanding } from '@/api/words';
import { NextPuzzle } from '@/features/grids/puzzles/NextPuzzle';
import { text } from '@/features/grids/puzzles/text';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Notice } from '@/ui/Notice';
import { Replay } from './Replay';

const words = text.player;

type ResultProps = {
  outcome: PuzzleOutcome | null;
  input: number;
  error: Error | null;
  /** Undefined on the last test input. */
  onNext: (() => void) | undefined;
};

/** What became of the last try: right or wrong, and no more. */
export function Result({ outcome, input, error, onNext }: ResultProps) {
  if (error !== null) return <ErrorBox error={error}>{words.failed}</ErrorBox>;
  if (outcome === null) return null;
  const left = outcome.standing.inputs[input]?.tries_left ?? 0;
  const { is_right: isRight } = outcome;
  return (
    <Notice tone={isRight ? 'positive' : 'caution'} icon={isRight ? CircleCheck : CircleX}>
      <p className="font-semibold">{isRight ? words.right : words.wrong}</p>
      <p>{isRight ? words.rightDetail : words.wrongDetail(left)}</p>
      {left === 0 && onNext !== undefined && (
        <Button className="mt-2" size="sm" onClick={onNext}>
          {words.next}
        </Button>
      )}
    </Notice>
  );
}

type OwnTriesProps = { puzzle: Puzzle; standing: PuzzleStanding };

/** Once it is over: the score, and one's own tries to look at again. */
export function OwnTries({ puzzle, standing }: OwnTriesProps) {
  const [shown, setShown] = useState<string | null>(null);
  if (!standing.is_over) return null;
  const tries = standing.inputs.flatMap(({ tries: of }, input) =>
    of.map(({ id, is_right }, at) => ({ id, isRight: is_right, input, number: at + 1 })),
  );
  return (
    <div>
      <p role="status" className="mb-2 text-sm font-semibold">
        {words.over(standing.solved, standing.inputs.length)}
        {puzzle.all_or_nothing && standing.score < standing.solved && ` ${words.countsNot}`}
      </p>
      <NextPuzzle after={puzzle.id} />
      <ul className="flex flex-col gap-1">
        {tries.map(({ id, isRight, input, number }) => (
          <li key={id} className="flex items-center gap-2">
            <Button
              size="sm"
              onClick={() => setShown(id)}
              icon={<Play size={14} strokeWidth={1.75} aria-hidden="true" />}
            >
              {words.replay(input + 1, number)}
            </Button>
            <span className="text-xs text-fg-muted">{isRight ? words.right : words.wrong}</span>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Replay id={shown} inputs={puzzle.inputs} onClose={() => setShown(null)} />
      )}
    </div>
  );
}
