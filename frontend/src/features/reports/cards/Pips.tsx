import { cx } from '@/ui/cx';

import type { Tally } from '@/features/reports/rules';
import { text } from '@/features/reports/text';

const MOST = 40;

/** A small bar per hidden test; the numbers stand beside them, so they are decoration. */
export function Pips({ tally }: { tally: Tally }) {
  return (
    <span className="flex items-center gap-3">
      {tally.total <= MOST && (
        <span aria-hidden="true" className="flex gap-0.5 max-md:hidden">
          {Array.from({ length: tally.total }, (_, index) => (
            <span
              key={index}
              className={cx(
                'w-[5px] rounded-[1px]',
                index < tally.passed ? 'h-3.5 bg-positive' : 'h-2 self-end bg-negative',
              )}
            />
          ))}
        </span>
      )}
      <span className="text-xs text-fg-muted tabular-nums">
        {text.hiddenCount(tally.passed, tally.total)}
      </span>
    </span>
  );
}
