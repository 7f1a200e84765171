import { Play } from 'lucide-react';

import type { Submission } from '@/api/words';
import { Button } from '@/ui/Button';
import { Kbd } from '@/ui/Kbd';

import { holdsUpSubmits, progressText, tally } from './rules';
import { text } from './text';

type SendBarProps = {
  submission: Submission | null;
  /** The best points so far, where the best submission counts. */
  best?: number | null;
  sending: 'run' | 'submit' | null;
  disabledReason: string | undefined;
  onRun: () => void;
  onSubmit: () => void;
};

/** The state of the last run, and the two ways to send: run the samples, submit to the hidden tests. */
export function SendBar({
  submission,
  best = null,
  sending,
  disabledReason,
  onRun,
  onSubmit,
}: SendBarProps) {
  const judging = submission !== null && holdsUpSubmits(submission);
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-end gap-2">
      {submission !== null && <Standing submission={submission} best={best} />}
      <Button
        size="sm"
        className="max-md:min-h-11"
        loading={sending === 'submit'}
        disabledReason={disabledReason ?? (judging ? text.inFlight : undefined)}
        onClick={onSubmit}
      >
        {text.submit}
      </Button>
      <Button
        size="sm"
        variant="primary"
        className="max-md:min-h-11"
        loading={sending === 'run'}
        disabledReason={disabledReason}
        onClick={onRun}
        icon={<Play size={13} strokeWidth={1.75} aria-hidden="true" />}
      >
        {text.runSamples}
        <span
          aria-hidden="true"
          className="inline-flex gap-0.5 max-md:hidden [&_kbd]:border-on-primary/25 [&_kbd]:bg-on-primary/10 [&_kbd]:text-on-primary"
        >
          <Kbd>Ctrl</Kbd>
          <Kbd>↵</Kbd>
        </span>
      </Button>
    </div>
  );
}

type StandingProps = { submission: Submission; best: number | null };

function Standing({ submission, best }: StandingProps) {
  const { passed } = tally(submission.tests);
  const total = Math.max(submission.tests_total, submission.tests.length);
  const failed = submission.tests.length - passed;
  const share = (count: number) => ({ width: `${total === 0 ? 0 : (count / total) * 100}%` });
  return (
    <span className="inline-flex min-w-0 items-center gap-2 text-xs max-md:mr-auto">
      {total > 0 && submission.own_input === null && (
        <span
          aria-hidden="true"
          className="flex h-1.5 w-[72px] gap-0.5 overflow-hidden rounded-[3px] bg-stone-6 max-md:hidden"
        >
          <span className="h-full bg-positive" style={share(passed)} />
          <span className="h-full bg-negative" style={share(failed)} />
        </span>
      )}
      <span className="font-semibold tabular-nums">{progressText(submission)}</span>
      {best !== null && submission.points !== null && submission.points < best && (
        <span className="text-fg-muted">{text.bestCounts(best)}</span>
      )}
    </span>
  );
}
