import { Link } from 'react-router-dom';
import type { IntegrityCaseRow } from '@/api/words/integrity';
import { Badge } from '@/ui/Badge';
import { Table, Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import type { Side } from './api';
import { text } from './text';

const words = text.queue;

function Row({ side, row, to }: { side: Side; row: IntegrityCaseRow; to: string }) {
  return (
    <tr className="relative hover:bg-surface-hover">
      <Td className="max-w-80 py-2">
        <Link
          to={to}
          className="block truncate font-medium -outline-offset-2 after:absolute after:inset-0"
        >
          {row.candidate_name}
        </Link>
        <span className="block truncate text-xs text-fg-muted">
          {row.assessment_title}
          {side === 'admin' && `, ${row.company_name}`}
        </span>
      </Td>
      <Td>
        <Badge>{text.states[row.state]}</Badge>
        {side === 'company' && row.sent_by_you && (
          <span className="ml-2 text-xs text-fg-muted max-md:hidden">{words.sentByYou}</span>
        )}
      </Td>
      <Td className="max-md:hidden">
        <Time at={row.opened_at} look="absolute" />
      </Td>
      <Td className="max-md:hidden">
        {row.due_at !== null && <Time at={row.due_at} look="absolute" />}
      </Td>
    </tr>
  );
}

type CaseRowsProps = {
  side: Side;
  rows: readonly IntegrityCaseRow[];
  link: (id: string) => string;
};

/** The rows of one queue. */
export function CaseRows({ side, rows, link }: CaseRowsProps) {
  return (
    <Table caption={words.caption}>
      <thead>
        <tr>
          <Th>{words.candidate}</Th>
          <Th>{words.state}</Th>
          <Th className="max-md:hidden">{words.opened}</Th>
          <Th className="max-md:hidden">{words.due}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} side={side} row={row} to={link(row.id)} />
        ))}
      </tbody>
    </Table>
  );
}
