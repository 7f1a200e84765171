import { Fragment, type ReactNode } from 'react';

import type { ResultOrder } from '@/api/words/scores';
import { displayName } from '@/features/invitations/rules';
import { decisionMark, semText, stateMark, verificationMark } from '@/features/reports/rules';
import { Badge } from '@/ui/Badge';
import { Punch } from '@/ui/Punch';
import { Table, Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';

import { lineBefore, type Result } from './results';
import { ScoreBand } from './ScoreBand';
import { text } from './text';

type ResultsTableProps = {
  /** In the order of the server. */
  results: readonly Result[];
  order: ResultOrder;
  /** Whether more of them can be loaded. */
  more: boolean;
  report: (attemptId: string, who: string) => ReactNode;
  /** What else there is to say of a result. */
  note: (result: Result) => string | null;
  /** Where a line is drawn, and what it says. */
  line: { readonly at: number; readonly says: string } | null;
};

type Sort = {
  readonly score?: 'ascending' | 'descending';
  readonly time?: 'ascending' | 'descending';
};

/** What the headings say of the order. */
const sorts: Record<ResultOrder, Sort> = {
  highest: { score: 'descending' },
  lowest: { score: 'ascending' },
  newest: { time: 'descending' },
  oldest: { time: 'ascending' },
};

/** Submitted attempts with their struck score. */
export function ResultsTable({ results, order, more, report, note, line }: ResultsTableProps) {
  if (results.length === 0)
    return <p className="p-4.5 text-sm text-fg-muted">{text.resultsEmpty}</p>;
  const sort = sorts[order];
  const under = line === null ? null : lineBefore(results, { at: line.at, order, more });
  const lacksError = results.some(
    ({ attempt }) => attempt.fineness !== null && attempt.sem === null,
  );
  return (
    <>
      {lacksError && <p className="px-4.5 pt-2.5 text-xs text-fg-muted">{semText(null)}.</p>}
      <Table caption={text.results}>
        <thead>
          <tr>
            <Th>{text.candidate}</Th>
            <Th aria-sort={sort.score}>{text.fineness}</Th>
            <Th aria-sort={sort.time} className="max-md:hidden">
              {text.submitted}
            </Th>
            <Th className="max-md:hidden">{text.state}</Th>
            <Th className="max-md:hidden">{text.decision}</Th>
            <Th aboveButtons>{text.report}</Th>
          </tr>
        </thead>
        <tbody>
          {results.map((result, at) => (
            <Fragment key={result.invitation.id}>
              {line !== null && at === under && <LineRow says={line.says} />}
              <ResultRow
                result={result}
                report={report}
                note={note(result)}
                line={line?.at ?? null}
              />
            </Fragment>
          ))}
          {line !== null && under === results.length && <LineRow says={line.says} />}
        </tbody>
      </Table>
      <p className="px-4.5 py-2.5 text-xs text-fg-muted">{text.notComparable}</p>
    </>
  );
}

function LineRow({ says }: { says: string }) {
  return (
    <tr>
      <Td colSpan={6} className="border-y-2 border-line-strong py-1.5 text-xs text-fg-muted">
        {says}
      </Td>
    </tr>
  );
}

/** What the company has decided, or where it does. */
function Decided({ attempt }: Pick<Result, 'attempt'>) {
  const { decision } = attempt;
  if (decision === null)
    return attempt.state === 'graded' ? (
      <span className="text-xs text-fg-muted">{text.onBoard}</span>
    ) : null;
  const mark = decisionMark(decision);
  return (
    <Badge tone={mark.tone} dot>
      {mark.label}
    </Badge>
  );
}

type ResultRowProps = { result: Result; note: string | null; line: number | null } & Pick<
  ResultsTableProps,
  'report'
>;

function ResultRow({ result, report, note, line }: ResultRowProps) {
  const { invitation, attempt } = result;
  const standing = stateMark(attempt.state);
  const mark = verificationMark(attempt.verification);
  const state = (
    <>
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={standing.tone} dot>
          {standing.label}
        </Badge>
        {mark !== null && <Badge tone={mark.tone}>{mark.label}</Badge>}
      </span>
      {attempt.earlier_taken_at !== null && (
        <span className="mt-1 block text-xs text-fg-muted">
          {text.earlier} <Time at={attempt.earlier_taken_at} look="absolute" />
        </span>
      )}
    </>
  );
  return (
    <tr>
      <Td className="py-2">
        <span className="block font-medium wrap-anywhere">{displayName(invitation)}</span>
        {invitation.name !== null && (
          <span className="block text-xs wrap-anywhere text-fg-muted">{invitation.email}</span>
        )}
        <div className="mt-1 flex flex-wrap items-start gap-1.5 md:hidden">
          {state}
          <Decided attempt={attempt} />
        </div>
      </Td>
      <Td className="py-2">
        <Punch value={attempt.fineness} />
        {attempt.fineness !== null && (
          <>
            <ScoreBand fineness={attempt.fineness} sem={attempt.sem} line={line} />
            {attempt.sem !== null && (
              <span className="mt-1 block text-xs text-fg-muted">{semText(attempt.sem)}</span>
            )}
          </>
        )}
        {note !== null && <span className="block text-xs font-medium">{note}</span>}
      </Td>
      <Td className="py-2 whitespace-nowrap max-md:hidden">
        {attempt.submitted_at === null ? null : <Time at={attempt.submitted_at} />}
      </Td>
      <Td className="py-2 max-md:hidden">{state}</Td>
      <Td className="py-2 max-md:hidden">
        <Decided attempt={attempt} />
      </Td>
      <Td numeric>{report(attempt.id, displayName(invitation))}</Td>
    </tr>
  );
}
