import { useInfiniteQuery } from '@tanstack/react-query';
import { GitPullRequest } from 'lucide-react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { GithubReport } from '@/api/words/github-reports';
import { paths, to } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { Table, Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { reportsQuery } from './api';
import { Reading, StateBadge } from './StateBadge';
import { text } from './text';

const words = text.list;

function Row({ one }: { one: GithubReport }) {
  const name = one.person?.name ?? words.gone;
  return (
    <tr>
      <Td>
        <p className="font-medium">{name}</p>
        {one.person !== null && <p className="text-xs text-fg-muted">{one.person.email}</p>}
      </Td>
      <Td>
        <div className="flex flex-col items-start gap-1.5 py-2">
          <StateBadge of={one} />
          <Reading of={one} />
        </div>
      </Td>
      <Td>
        <Time at={one.requested_at} look="absolute" />
      </Td>
      <Td>
        {one.collected_at === null ? words.never : <Time at={one.collected_at} look="absolute" />}
      </Td>
      <Td>
        <Button asChild size="sm">
          <Link to={to(paths.githubReport, { reportId: one.id })} aria-label={words.openOf(name)}>
            {words.open}
          </Link>
        </Button>
      </Td>
    </tr>
  );
}

/** The reports that a company has asked for. */
export function CompanyList() {
  const query = useInfiniteQuery(reportsQuery('company'));
  const shown = rows(query.data);
  if (query.isPending)
    return (
      <Card flush>
        <SkeletonRows rows={4} />
      </Card>
    );
  if (query.isError && shown.length === 0)
    return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
  if (shown.length === 0)
    return (
      <Card>
        <EmptyState icon={GitPullRequest} title={words.empty}>
          {words.emptyDetail}
        </EmptyState>
      </Card>
    );
  return (
    <Card flush>
      <Table caption={words.caption}>
        <thead>
          <tr>
            <Th>{words.candidate}</Th>
            <Th>{words.state}</Th>
            <Th>{words.asked}</Th>
            <Th>{words.collected}</Th>
            <Th>
              <span className="sr-only">{words.open}</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <Row key={one.id} one={one} />
          ))}
        </tbody>
      </Table>
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
    </Card>
  );
}
