import { useState } from 'react';
import { EmptyState } from '@/ui/EmptyState';
import { PairEditor } from './PairEditor';
import { PairList } from './PairList';
import {
  nearestPlace,
  withEarlier,
  withGrid,
  withoutPair,
  withPair,
  type Part,
  type Place,
  type PuzzleFile,
} from './puzzle-file';
import { RawPuzzle } from './RawPuzzle';
import { TaskFiles } from './TaskFiles';
import { text } from './text';
import { useWritingPuzzle } from './use-writing-puzzle';

/** The pairs of a puzzle: all in small, one to draw, and files in the form of ARC. */
export function PairsTab() {
  const { read, readOnly, write, revision } = useWritingPuzzle();
  const [chosen, setChosen] = useState<Place>({ part: 'train', at: 0 });
  // Grows when a pair comes from somewhere else than its editor.
  const [replaced, setReplaced] = useState(0);
  const change = (puzzle: PuzzleFile, place: Place) => {
    write(puzzle);
    setChosen(place);
    setReplaced((now) => now + 1);
  };
  const imported = () => setReplaced((now) => now + 1);
  if (!read.ok)
    return (
      <div className="flex flex-col gap-4">
        <TaskFiles onImported={imported} />
        <RawPuzzle />
      </div>
    );
  const { puzzle } = read;
  const place = nearestPlace(puzzle, chosen);
  const pair = puzzle[place.part][place.at];
  const add = (part: Part) => change(withPair(puzzle, part), { part, at: puzzle[part].length });
  return (
    <div className="flex flex-col gap-4">
      <TaskFiles onImported={imported} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-[11rem_minmax(0,1fr)]">
        <PairList
          puzzle={puzzle}
          place={place}
          onPlace={setChosen}
          onAdd={readOnly ? undefined : add}
        />
        {pair === undefined ? (
          <EmptyState>{text.none}</EmptyState>
        ) : (
          <PairEditor
            key={`${place.part} ${place.at} ${replaced} ${revision}`}
            place={place}
            pair={pair}
            readOnly={readOnly}
            onGrid={(side, grid) => write(withGrid(puzzle, place, side, grid))}
            onEarlier={() => change(withEarlier(puzzle, place), { ...place, at: place.at - 1 })}
            onRemove={() => change(withoutPair(puzzle, place), place)}
          />
        )}
      </div>
    </div>
  );
}
