import { useQuery } from '@tanstack/react-query';

import type { Submission, SubmissionSummary } from '@/api/words';
import { regressionsQuery } from '@/features/scenarios/api';
import { text } from '@/features/scenarios/text';
import { submissionQuery } from '@/features/submissions/api';
import { useSubmission } from '@/features/submissions/hooks';
import { isSettled, progressText } from '@/features/submissions/rules';
import { OutcomeBadge } from '@/features/submissions/VerdictBadge';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';

type RegressionPanelProps = { submission: Submission | null; onSettled: () => void };

/** How the program of a submit does on the tests of the earlier tasks, filling in as they are judged. */
export function RegressionPanel({ submission, onSettled }: RegressionPanelProps) {
  const isSubmit = submission !== null && submission.kind === 'submit';
  const query = useQuery({
    ...regressionsQuery(submission?.id ?? ''),
    enabled: isSubmit,
  });
  const rows = query.data?.items ?? [];
  if (!isSubmit) return <p className="p-4 text-sm text-fg-muted">{text.regressionNone}</p>;
  if (query.isError)
    return (
      <LoadFailed query={query} className="m-3">
        {text.regressionFailed}
      </LoadFailed>
    );
  if (query.isPending) return <SkeletonRows rows={2} />;
  if (rows.length === 0) return <p className="p-4 text-sm text-fg-muted">{text.regressionNone}</p>;
  return (
    <div className="overflow-y-auto p-4">
      <p className="mb-2 text-xs text-fg-muted">{text.regressionLead}</p>
      <ul className="flex flex-col" aria-label={text.regression}>
        {rows.map((row) => (
          <Row key={row.submission.id} row={row} onSettled={onSettled} />
        ))}
      </ul>
    </div>
  );
}

type RowProps = {
  row: { title: string; submission: SubmissionSummary };
  onSettled: () => void;
};

function Row({ row, onSettled }: RowProps) {
  const submission = useSubmission(row.submission.id, onSettled);
  const { error } = useQuery({ ...submissionQuery(row.submission.id), enabled: false });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 text-sm">
      <span className="min-w-40 font-medium">{row.title}</span>
      {submission === null ? (
        <span className="text-xs text-fg-muted">{error === null ? '' : text.regressionFailed}</span>
      ) : isSettled(submission) && submission.verdict !== null ? (
        <>
          <OutcomeBadge sent={{ kind: 'submit', own_input: false }} verdict={submission.verdict} />
          {submission.points !== null && (
            <span className="text-xs tabular-nums">{text.points(submission.points)}</span>
          )}
        </>
      ) : (
        <span className="text-xs text-fg-muted">{progressText(submission)}</span>
      )}
    </li>
  );
}
