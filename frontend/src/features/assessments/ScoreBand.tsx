import { bandOf } from './results';

type ScoreBandProps = {
  fineness: number;
  /** One standard error; null while it is not estimated. */
  sem: number | null;
  /** Where the cut-off lies; null where there is none. */
  line: number | null;
};

const at = (fineness: number) => `${fineness / 10}%`;

/** A score on the scale from 0 to 1000, with one standard error on either side. The figures stand beside it. */
export function ScoreBand({ fineness, sem, line }: ScoreBandProps) {
  const band = bandOf(fineness, sem);
  return (
    <div aria-hidden="true" className="relative mt-1.5 h-2 w-28 rounded-[2px] bg-stone-3">
      {band !== null && (
        <span
          className="absolute inset-y-0 rounded-[2px] bg-stone-7"
          style={{ left: `${band.from}%`, width: `${band.width}%` }}
        />
      )}
      {line !== null && (
        <span
          className="absolute -inset-y-0.75 border-l-2 border-dotted border-stone-9"
          style={{ left: at(line) }}
        />
      )}
      <span
        className="absolute -inset-y-0.5 border-l-2 border-stone-12"
        style={{ left: at(fineness) }}
      />
    </div>
  );
}
