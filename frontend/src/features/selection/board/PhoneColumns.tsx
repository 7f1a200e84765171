import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { BoardColumn } from '@/api/words';
import { columns } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { useMedia } from '@/ui/use-media';
import { StageTabs } from './StageTabs';

/** How long the row of columns has to stand still until the one that is seen counts as shown. */
const STILL_MS = 90;

type PhoneColumnsProps = {
  countOf: (column: BoardColumn) => number | undefined;
  column: (name: BoardColumn) => ReactNode;
};

/** One column at a time: a swipe shows the one beside it, a tab any other. */
export function PhoneColumns({ countOf, column }: PhoneColumnsProps) {
  const [shown, setShown] = useState<BoardColumn>('released');
  const row = useRef<HTMLDivElement>(null);
  const still = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  useEffect(() => () => clearTimeout(still.current), []);
  const show = (name: BoardColumn) => {
    setShown(name);
    const place = columns.indexOf(name);
    const left = place * (row.current?.clientWidth ?? 0);
    row.current?.scrollTo({ left, behavior: isCalm ? 'auto' : 'smooth' });
  };
  const look = () => {
    clearTimeout(still.current);
    still.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
      const seen = columns[Math.round(scrollLeft / Math.max(1, clientWidth))];
      if (seen !== undefined) setShown(seen);
    }, STILL_MS);
  };
  const at = columns.indexOf(shown);
  return (
    <div className="flex h-[calc(100dvh-20.5rem)] min-h-80 flex-col gap-2">
      <StageTabs shown={shown} countOf={countOf} onShow={show} />
      <div
        ref={row}
        role="region"
        aria-label={text.board}
        onScroll={look}
        className="flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
      >
        {columns.map((name, place) =>
          // Those beside it are ready to be swiped to; the others only hold their place.
          Math.abs(place - at) <= 1 ? (
            column(name)
          ) : (
            <div
              key={name}
              aria-hidden="true"
              className="w-full shrink-0 snap-center snap-always"
            />
          ),
        )}
      </div>
    </div>
  );
}
