import type { ReactNode } from 'react';

import type { Invitation } from '@/api/words';
import { displayName } from '@/features/invitations/rules';
import { semText } from '@/features/reports/rules';
import { Badge } from '@/ui/Badge';
import { Punch } from '@/ui/Punch';
import { Table, Td, Th } from '@/ui/Table';

import { type Result, resultsOf } from './results';
import { text } from './text';

type ResultsTableProps = {
  invitations: readonly Invitation[];
  report: (attemptId: string, who: string) => ReactNode;
};

/** Submitted attempts with their struck score; those still being judged come last. */
export function ResultsTable({ invitations, report }: ResultsTableProps) {
  const results = resultsOf(invitations);
  if (results.length === 0)
    return <p className="p-4.5 text-sm text-fg-muted">{text.resultsEmpty}</p>;
  return (
    <>
      <Table caption={text.results}>
        <thead>
          <tr>
            <Th>{text.candidate}</Th>
            <Th>{text.fineness}</Th>
            <Th>{text.state}</Th>
            <Th aboveButtons>{text.report}</Th>
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <ResultRow key={result.attempt.id} result={result} report={report} />
          ))}
        </tbody>
      </Table>
      <p className="px-4.5 py-2.5 text-xs text-fg-muted">{text.notComparable}</p>
    </>
  );
}

function ResultRow({ result, report }: { result: Result; report: ResultsTableProps['report'] }) {
  const { invitation, attempt } = result;
  const graded = attempt.state === 'graded';
  return (
    <tr>
      <Td>
        <span className="block font-medium">{displayName(invitation)}</span>
        {invitation.name !== null && (
          <span className="block text-xs text-fg-muted">{invitation.email}</span>
        )}
      </Td>
      <Td>
        <Punch value={attempt.fineness} />
        {attempt.fineness !== null && (
          <span className="mt-1 block text-xs text-fg-muted">{semText(attempt.sem)}</span>
        )}
      </Td>
      <Td>
        <Badge tone={graded ? 'positive' : 'info'} dot>
          {graded ? text.graded : text.judging}
        </Badge>
      </Td>
      <Td numeric>{report(attempt.id, displayName(invitation))}</Td>
    </tr>
  );
}
