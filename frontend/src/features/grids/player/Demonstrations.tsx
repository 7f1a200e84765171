import { ArrowRight } from 'lucide-react';
import type { Puzzle } from '@/api/words';
import { GridView } from '@/features/grids/drawing/GridView';
import { text } from '@/features/grids/puzzles/text';

type DemonstrationsProps = { pairs: Puzzle['demonstrations']; digits: boolean };

/** What shows the rule: a column on a wide screen, a strip to swipe on a narrow one. */
export function Demonstrations({ pairs, digits }: DemonstrationsProps) {
  const words = text.player;
  return (
    <section
      aria-labelledby="examples"
      className="flex flex-col overflow-hidden rounded-[9px] border border-line bg-surface lg:min-h-0"
    >
      <header className="flex min-h-[50px] flex-none flex-wrap items-center justify-between gap-x-3 border-b border-line px-5 py-2">
        <h2 id="examples" className="text-md font-semibold">
          {words.examples}
        </h2>
        <span className="text-xs text-fg-muted">{words.examplesHint}</span>
      </header>
      <ol
        tabIndex={0}
        aria-label={words.examples}
        className="flex min-h-0 flex-1 gap-6 overflow-auto p-5 lg:flex-col lg:justify-evenly"
      >
        {pairs.map((pair, at) => (
          <li
            // The examples of a puzzle have no other name than their number.
            key={at}
            className="grid grid-cols-[18px_minmax(0,1fr)_18px_minmax(0,1fr)] items-center gap-2 max-lg:w-70 max-lg:flex-none"
          >
            <span className="self-start text-xs text-fg-subtle" aria-hidden="true">
              {at + 1}
            </span>
            <GridView label={words.exampleInput(at + 1)} grid={pair.input} digits={digits} />
            <ArrowRight
              size={18}
              strokeWidth={1.75}
              className="text-fg-subtle"
              aria-hidden="true"
            />
            <GridView label={words.exampleOutput(at + 1)} grid={pair.output} digits={digits} />
          </li>
        ))}
      </ol>
    </section>
  );
}
