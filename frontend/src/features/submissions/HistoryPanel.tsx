import type { SubmissionSummary } from '@/api/words';
import { Button } from '@/ui/Button';
import { clockOf } from '@/ui/time';

import { languageLabel } from '@/features/problems/rules';

import { text } from './text';
import { OutcomeBadge } from './VerdictBadge';

type HistoryPanelProps = {
  submissions: readonly SubmissionSummary[];
  best: number | null;
  /** Why nothing can be put into the editor now. */
  readOnlyReason: string | undefined;
  onOpen: (id: string) => void;
  onRestore: (id: string) => void;
};

/** Everything sent for this task, newest first; each can be looked at again or put back into the editor. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { submissions, best, readOnlyReason, onOpen, onRestore } = props;
  if (submissions.length === 0)
    return <p className="p-4 text-sm text-fg-muted">{text.historyEmpty}</p>;
  return (
    <div className="overflow-y-auto p-3">
      <p className="px-1 pb-2 text-xs text-fg-muted">{text.best(best)}</p>
      <ul className="flex flex-col gap-0.5">
        {submissions.map((submission) => (
          <li
            key={submission.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm px-1 py-1 text-sm"
          >
            <span className="w-24 font-medium">
              {submission.regression
                ? text.regression
                : submission.kind === 'run'
                  ? text.run
                  : text.submission}
            </span>
            <time
              className="text-xs text-fg-muted tabular-nums"
              dateTime={submission.created_at}
              title={submission.created_at}
            >
              {clockOf(submission.created_at)}
            </time>
            <span className="text-xs text-fg-muted">{languageLabel(submission.language)}</span>
            {submission.verdict === null ? (
              <span className="text-xs text-fg-muted">{text.running}</span>
            ) : (
              <OutcomeBadge sent={submission} verdict={submission.verdict} />
            )}
            {submission.points !== null && (
              <span className="text-xs tabular-nums">{text.points(submission.points)}</span>
            )}
            <span className="ml-auto flex gap-1">
              <Button size="sm" variant="ghost" onClick={() => onOpen(submission.id)}>
                {text.open}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                disabledReason={readOnlyReason}
                onClick={() => onRestore(submission.id)}
              >
                {text.restore}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
