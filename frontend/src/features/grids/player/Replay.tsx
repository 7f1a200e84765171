import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Puzzle, PuzzleTry } from '@/api/words';
import { acted, opened } from '@/features/grids/actions';
import { GridView } from '@/features/grids/drawing/GridView';
import { tryQuery } from '@/features/grids/puzzles/api';
import { text } from '@/features/grids/puzzles/text';
import { blank, columnsOf, rowsOf, type Grid } from '@/features/grids/rules';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Loaded } from '@/ui/Loaded';
import { actOf, MAX_EVENTS } from './drawing-log';

const words = text.replay;
/** How long a step is shown while it plays. */
const STEP_MS = 150;

type ReplayProps = { id: string; inputs: Puzzle['inputs']; onClose: () => void };

/** One of one's own tries, step by step. */
export function Replay({ id, inputs, onClose }: ReplayProps) {
  const query = useQuery(tryQuery(id));
  return (
    <Dialog open onOpenChange={onClose} title={words.title}>
      <Loaded query={query} failed={words.failed}>
        {(own) => <Steps own={own} given={inputs[own.input] ?? []} />}
      </Loaded>
    </Dialog>
  );
}

/** The grid after each step: the empty one first, and what was checked last. */
function gridsOf(own: PuzzleTry, given: Grid): readonly Grid[] {
  let editing = opened(blank(rowsOf(given), columnsOf(given)));
  const grids = [editing.grid];
  for (const event of own.events) {
    editing = acted(editing, actOf(event), given);
    grids.push(editing.grid);
  }
  return own.events.length >= MAX_EVENTS ? [...grids, own.grid] : grids;
}

function Steps({ own, given }: { own: PuzzleTry; given: Grid }) {
  const grids = useMemo(() => gridsOf(own, given), [own, given]);
  const last = grids.length - 1;
  const [step, setStep] = useState(last);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      setStep((old) => Math.min(old + 1, last));
      if (step + 1 >= last) setPlaying(false);
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, step, last]);
  const play = () => {
    if (!isPlaying && step === last) setStep(0);
    setPlaying(!isPlaying);
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="mx-auto w-full max-w-80">
        <GridView label={words.grid} grid={grids[step] ?? own.grid} digits={false} />
      </div>
      <div className="flex items-center gap-3">
        <Button onClick={play}>{isPlaying ? words.stop : words.play}</Button>
        <input
          type="range"
          aria-label={words.step}
          aria-valuetext={words.at(step, last)}
          min={0}
          max={last}
          value={step}
          onChange={(event) => {
            setPlaying(false);
            setStep(Number(event.currentTarget.value));
          }}
          className="min-w-0 flex-1 accent-primary"
        />
        <span className="text-xs text-fg-muted tabular-nums" aria-hidden="true">
          {words.at(step, last)}
        </span>
      </div>
      {own.events.length >= MAX_EVENTS && (
        <p className="text-xs text-fg-muted">{words.bounded(MAX_EVENTS)}</p>
      )}
    </div>
  );
}
