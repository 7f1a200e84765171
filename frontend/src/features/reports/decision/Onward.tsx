import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import type { ResultDecided } from '@/api/words/decisions';
import { Button } from '@/ui/Button';
import { Kbd } from '@/ui/Kbd';
import { onwardOf } from './rules';
import { text } from './text';

export type WayTo = (report: string) => To;

type KeyProps = { of: string };

/** A key beside the words of its button, which has it as `aria-keyshortcuts`. */
export function Key({ of }: KeyProps) {
  return (
    <span aria-hidden="true" className="max-md:hidden">
      <Kbd>{of}</Kbd>
    </span>
  );
}

type StepProps = {
  report: string | null;
  wayTo: WayTo;
  label: string;
  /** Why there is none. */
  none: string;
  letter: string;
  icon: LucideIcon;
};

function Step({ report, wayTo, label, none, letter, icon: Icon }: StepProps) {
  const shown = (
    <>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <Key of={letter} />
    </>
  );
  const look = 'px-1.5 max-md:min-h-11 max-md:min-w-11';
  if (report === null)
    return (
      <Button size="sm" variant="ghost" aria-label={label} disabledReason={none} className={look}>
        {shown}
      </Button>
    );
  return (
    <Button size="sm" variant="ghost" asChild className={look}>
      <Link to={wayTo(report)} aria-label={label} aria-keyshortcuts={letter} title={label}>
        {shown}
      </Link>
    </Button>
  );
}

type OnwardProps = { decided: ResultDecided; wayTo: WayTo };

/** How many results wait, the ones beside this, and after a decision the next. */
export function Onward({ decided, wayTo }: OnwardProps) {
  const { previous_id: previous, next_id: next, state, waiting } = decided;
  const onward = state === 'undecided' ? null : onwardOf(decided);
  return (
    <>
      {onward !== null && (
        <Button variant="primary" asChild>
          <Link to={wayTo(onward)} aria-keyshortcuts={onward === next ? 'J' : 'K'}>
            {text.nextResult}
            <Key of={onward === next ? 'J' : 'K'} />
          </Link>
        </Button>
      )}
      <nav aria-label={text.neighbours} className="flex grow items-center gap-1">
        <span className="mr-auto text-xs text-fg-muted tabular-nums">{text.waiting(waiting)}</span>
        <Step
          report={previous}
          wayTo={wayTo}
          label={text.previous}
          none={text.noPrevious}
          letter="K"
          icon={ChevronUp}
        />
        <Step
          report={next}
          wayTo={wayTo}
          label={text.next}
          none={text.noNext}
          letter="J"
          icon={ChevronDown}
        />
      </nav>
    </>
  );
}
