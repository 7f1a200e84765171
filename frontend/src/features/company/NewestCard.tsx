import { Link } from 'react-router-dom';
import type { ReportRow } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { verificationMark } from '@/features/reports/rules';
import { Avatar } from '@/ui/Avatar';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Punch } from '@/ui/Punch';
import { Table, Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { text } from './text';

const words = text.newest;

/** What appears beside the score. */
function Mark({ row }: { row: ReportRow }) {
  const mark = verificationMark(row.verification);
  return mark === null ? null : <Badge tone={mark.tone}>{mark.label}</Badge>;
}

function ReadLink({ row }: { row: ReportRow }) {
  return (
    <Button asChild size="sm" variant="ghost">
      <Link
        to={to(paths.report, { reportId: row.id })}
        aria-label={words.readOf(row.candidate_name)}
      >
        {words.read}
      </Link>
    </Button>
  );
}

function Wide({ rows }: { rows: readonly ReportRow[] }) {
  return (
    <Table caption={words.caption} className="max-md:hidden">
      <thead>
        <tr>
          <Th>{words.candidate}</Th>
          <Th>{words.assessment}</Th>
          <Th>{words.fineness}</Th>
          <Th>{words.submitted}</Th>
          <Th>
            <span className="sr-only">{words.action}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="hover:bg-surface-hover">
            <Td>
              <span className="flex items-center gap-3 font-medium">
                <Avatar name={row.candidate_name} />
                {row.candidate_name}
                <Mark row={row} />
              </span>
            </Td>
            <Td className="text-fg-muted">{row.assessment_title}</Td>
            <Td>
              <Punch value={row.fineness} />
            </Td>
            <Td className="text-fg-muted">
              <Time at={row.submitted_at} look="relative" />
            </Td>
            <Td className="text-right">
              <ReadLink row={row} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Narrow({ rows }: { rows: readonly ReportRow[] }) {
  return (
    <ul className="md:hidden">
      {rows.map((row) => (
        <li key={row.id} className="border-b border-line last:border-0">
          <Link
            to={to(paths.report, { reportId: row.id })}
            className="flex min-h-14 items-center gap-3 px-4.5 py-2.5"
          >
            <Avatar name={row.candidate_name} />
            <span className="min-w-0 flex-1 text-sm">
              <span className="block truncate font-medium">{row.candidate_name}</span>
              <span className="block truncate text-xs text-fg-muted">{row.assessment_title}</span>
            </span>
            <Mark row={row} />
            <Punch value={row.fineness} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The newest graded reports of the company. */
export function NewestCard({ rows }: { rows: readonly ReportRow[] }) {
  return (
    <Card flush title={words.title} action={rows.length > 0 && <Badge>{rows.length}</Badge>}>
      {rows.length === 0 ? (
        <EmptyState>{words.empty}</EmptyState>
      ) : (
        <>
          <Wide rows={rows} />
          <Narrow rows={rows} />
        </>
      )}
    </Card>
  );
}
