import { CircleCheck } from 'lucide-react';

import type { PracticeProblem } from '@/api/words';
import { timeText } from '@/features/practice/rules';
import { text } from '@/features/practice/text';
import { Notice } from '@/ui/Notice';

type PracticeFactsProps = Pick<PracticeProblem, 'statistics' | 'own'>;

/** How the problem went: for the person who has solved it, and for everybody who tried. */
export function PracticeFacts({ statistics, own }: PracticeFactsProps) {
  const solved = own?.solved ?? null;
  const median = statistics?.median_seconds ?? null;
  return (
    <div className="mt-6 flex flex-col gap-4">
      {solved !== null && (
        <Notice tone="positive" icon={CircleCheck}>
          <p className="font-medium">{text.solvedTitle}</p>
          <p className="text-fg-muted">
            {text.solvedLine(solved.submits, timeText(solved.seconds))}
          </p>
        </Notice>
      )}
      {statistics !== null && (
        <section>
          <h3 className="mb-1 text-md">{text.people}</h3>
          <p className="text-sm">
            {text.peopleLine(statistics.tried, statistics.solved)}{' '}
            {median !== null && text.medianLine(timeText(median))}
          </p>
          <p className="mt-1 text-xs text-fg-muted">{text.howCounted}</p>
        </section>
      )}
    </div>
  );
}
