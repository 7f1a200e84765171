import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, Eye } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { Puzzle } from '@/api/words';
import { paths } from '@/facts/paths';
import { useView } from '@/features/grids/drawing/use-view';
import { standingQuery } from '@/features/grids/puzzles/api';
import { text } from '@/features/grids/puzzles/text';
import { useUser } from '@/features/session/hooks';
import { useIsWide } from '@/ui/use-media';
import { WorkspaceFrame } from '@/ui/WorkspaceFrame';
import { Demonstrations } from './Demonstrations';
import { PuzzleTimer } from './PuzzleTimer';
import { Turn } from './Turn';

const words = text.player;

/**
 * What had the focus goes with the page before, or with the test input before: then it is at the heading, or at the
 * test that is chosen now.
 */
function useFocusKept(frame: RefObject<HTMLDivElement | null>, input: number): void {
  const shown = useRef<number | null>(null);
  useEffect(() => {
    const isFirst = shown.current === null;
    shown.current = input;
    if (document.activeElement !== document.body) return;
    const chosen = '[aria-labelledby="turn"] header [data-state="on"]';
    const target = isFirst
      ? document.querySelector<HTMLElement>('h1')
      : frame.current?.querySelector<HTMLElement>(chosen);
    target?.focus({ preventScroll: isFirst });
  }, [frame, input]);
}

/** A puzzle: examples, one test input after the other, the tools. */
export function Player({ puzzle }: { puzzle: Puzzle }) {
  const [view, onView] = useView();
  const [input, setInput] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  // On a phone the note is above the examples: below, the colours and tools have the place.
  const isWide = useIsWide();
  useFocusKept(frame, input);
  const isSignedIn = useUser() !== null;
  const standing = useQuery({ ...standingQuery(puzzle.id), enabled: isSignedIn });
  const bar = (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <Link
        to={paths.puzzles}
        className="inline-flex min-h-8 items-center gap-1 text-sm text-fg-muted hover:text-fg max-md:min-h-11"
      >
        <ChevronLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        {words.back}
      </Link>
      <h1 tabIndex={-1} className="min-w-0 truncate font-sans text-sm font-semibold">
        {puzzle.name}
      </h1>
      <span className="flex-1" />
      <PuzzleTimer />
    </div>
  );
  const status = (
    <>
      <span className="inline-flex items-center gap-2">
        <Eye size={14} strokeWidth={1.75} aria-hidden="true" />
        {words.recorded}
      </span>
      <span className="flex-1" />
      {puzzle.licence !== null && <span>{words.licence(puzzle.licence)}</span>}
    </>
  );
  return (
    <WorkspaceFrame bar={bar} status={isWide ? status : null}>
      <div
        ref={frame}
        data-grid-palette={view.palette}
        className="grid min-h-0 flex-1 auto-rows-max grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto bg-surface-sunken p-2 max-lg:scroll-pb-48 lg:auto-rows-fr lg:grid-cols-[minmax(280px,374px)_minmax(0,1fr)] lg:overflow-hidden"
      >
        {!isWide && (
          <p className="flex items-start gap-2 px-1 text-xs text-fg-muted">
            <Eye size={14} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden="true" />
            {words.recorded}
          </p>
        )}
        <Demonstrations pairs={puzzle.demonstrations} digits={view.digits} />
        <Turn
          key={input}
          puzzle={puzzle}
          input={input}
          onInput={setInput}
          standing={isSignedIn ? standing.data : undefined}
          retry={standing.isError ? () => void standing.refetch() : undefined}
          view={view}
          onView={onView}
        />
      </div>
    </WorkspaceFrame>
  );
}
