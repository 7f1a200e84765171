import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { ProblemDraft, ProblemDraftPage } from '@/api/words/problem-drafts';
import { paths, to } from '@/facts/paths';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Loaded } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { Table, Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { text } from '@/features/problem-builder/text';

type DraftTableProps = {
  caption: string;
  empty: string;
  query: UseInfiniteQueryResult<InfiniteData<ProblemDraftPage>>;
};

/** Versions of problems: what they are called, how far they have come, who changed them last. */
export function DraftTable({ caption, empty, query }: DraftTableProps) {
  return (
    <Loaded query={query} failed={text.loadFailed}>
      {(data) => {
        const shown = rows(data);
        if (shown.length === 0) return <EmptyState>{empty}</EmptyState>;
        return (
          <Card flush>
            <Table caption={caption}>
              <thead>
                <tr>
                  <Th>{text.columns.title}</Th>
                  <Th>{text.columns.state}</Th>
                  <Th className="max-md:hidden">{text.columns.by}</Th>
                  <Th numeric className="max-md:hidden">
                    {text.columns.changed}
                  </Th>
                </tr>
              </thead>
              <tbody>
                {shown.map((row) => (
                  <Row key={row.id} row={row} />
                ))}
              </tbody>
            </Table>
            {query.hasNextPage && (
              <LoadMore
                loading={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
              >
                {text.more}
              </LoadMore>
            )}
          </Card>
        );
      }}
    </Loaded>
  );
}

function Row({ row }: { row: ProblemDraft }) {
  return (
    <tr className="relative hover:bg-surface-hover">
      <Td className="max-w-80 py-2">
        <Link
          to={to(paths.problemDraft, { draftId: row.id })}
          className="block truncate font-medium -outline-offset-2 after:absolute after:inset-0"
        >
          {row.title}
        </Link>
        <span className="block truncate text-xs text-fg-muted">
          {row.name}, {text.version(row.number)}
        </span>
      </Td>
      <Td>
        <span className="flex flex-wrap gap-1.5">
          <Badge>{text.states[row.state]}</Badge>
          {row.kind !== 'code' && <Badge tone="outline">{text.kinds[row.kind]}</Badge>}
        </span>
      </Td>
      <Td className="max-w-52 truncate max-md:hidden">{row.updated_by ?? text.somebody}</Td>
      <Td numeric className="whitespace-nowrap max-md:hidden">
        <Time at={row.updated_at} />
      </Td>
    </tr>
  );
}
