import { Plus } from 'lucide-react';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { GridView } from '@/features/grids/drawing/GridView';
import {
  MAX_PAIRS,
  parts,
  type DraftPair,
  type Part,
  type Place,
  type PuzzleFile,
} from './puzzle-file';
import { text } from './text';

type PairListProps = {
  puzzle: PuzzleFile;
  place: Place;
  onPlace: (place: Place) => void;
  /** Absent where nothing can be changed. */
  onAdd: ((part: Part) => void) | undefined;
};

/** The examples and the tests in small; the chosen one is edited. */
export function PairList({ puzzle, place, onPlace, onAdd }: PairListProps) {
  return (
    <div className="flex flex-col gap-5">
      {parts.map((part) => (
        <section key={part} aria-label={text.parts[part]}>
          <h2 className="mb-2 text-sm font-semibold">{text.parts[part]}</h2>
          <ol className="flex flex-col gap-2">
            {puzzle[part].map((pair, at) => (
              // The pairs of a puzzle have no other name than their number.
              <li key={at}>
                <PairButton
                  name={text.pair(part, at)}
                  pair={pair}
                  isChosen={place.part === part && place.at === at}
                  onChoose={() => onPlace({ part, at })}
                />
              </li>
            ))}
          </ol>
          {onAdd !== undefined && (
            <Button
              size="sm"
              className="mt-2"
              icon={<Plus size={14} aria-hidden="true" />}
              disabledReason={puzzle[part].length < MAX_PAIRS ? undefined : text.most(MAX_PAIRS)}
              onClick={() => onAdd(part)}
            >
              {text.add[part]}
            </Button>
          )}
        </section>
      ))}
    </div>
  );
}

type PairButtonProps = { name: string; pair: DraftPair; isChosen: boolean; onChoose: () => void };

function PairButton({ name, pair, isChosen, onChoose }: PairButtonProps) {
  const { input, output } = pair;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={output === null ? `${name}, ${text.undrawn}` : name}
      onClick={onChoose}
      className={cx(
        'w-full rounded-sm border p-2 text-left text-xs hover:bg-surface-hover',
        isChosen ? 'border-primary bg-primary-soft' : 'border-line',
      )}
    >
      <span className="mb-1.5 flex justify-between gap-2">
        <span className="font-medium">{name}</span>
        {output === null && <span className="text-caution-text">{text.undrawn}</span>}
      </span>
      <span aria-hidden="true" className="grid grid-cols-2 items-center gap-3">
        <GridView label="" grid={input} digits={false} />
        {output !== null && <GridView label="" grid={output} digits={false} />}
      </span>
    </button>
  );
}
