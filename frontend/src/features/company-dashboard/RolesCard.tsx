import { useInfiniteQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { SelectingRole } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { text as selection } from '@/features/selection/text';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { Table, Td, Th } from '@/ui/Table';
import { useIsWide } from '@/ui/use-media';
import { dashboardRolesQuery } from './api';
import { countIn, filled } from './rules';
import { text } from './text';

const words = text.funnel;

type NameProps = { role: SelectingRole; isMember: boolean };

function Name({ role, isMember }: NameProps) {
  if (!isMember) return <span className="font-medium break-words">{role.title}</span>;
  return (
    <Link
      to={to(paths.selectionBoard, { roleId: role.id })}
      className="inline-flex min-h-6 items-center font-medium break-words underline-offset-3 hover:underline max-md:min-h-11"
    >
      {role.title}
    </Link>
  );
}

type ListProps = { roles: readonly SelectingRole[]; isMember: boolean };

function Wide({ roles, isMember }: ListProps) {
  const columns = (roles[0]?.counts ?? []).map(({ column }) => column);
  return (
    <Table caption={words.list}>
      <thead>
        <tr>
          <Th>{words.role}</Th>
          {columns.map((column) => (
            <Th key={column} numeric>
              {selection.columns[column]}
            </Th>
          ))}
          <Th numeric>{words.total}</Th>
        </tr>
      </thead>
      <tbody>
        {roles.map((role) => (
          <tr key={role.id}>
            <Td>
              <Name role={role} isMember={isMember} />
            </Td>
            {columns.map((column) => (
              <Td key={column} numeric>
                {countIn(role, column)}
              </Td>
            ))}
            <Td numeric className="font-semibold">
              {role.total}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** On a small screen only the stages that hold somebody are named. */
function Small({ roles, isMember }: ListProps) {
  return (
    <ul aria-label={words.list}>
      {roles.map((role) => (
        <li key={role.id} className="border-b border-line px-4.5 py-2.5 last:border-b-0">
          <span className="flex items-center justify-between gap-3 text-sm">
            <Name role={role} isMember={isMember} />
            <span className="shrink-0 font-semibold tabular-nums">{role.total}</span>
          </span>
          <span className="block text-xs text-fg-muted">
            {filled(role)
              .map(({ column, count }) => `${selection.columns[column]} ${count}`)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

type RolesCardProps = { company: string; isMember: boolean };

/** How many applicants of each role stand at which stage. */
export function RolesCard({ company, isMember }: RolesCardProps) {
  const query = useInfiniteQuery(dashboardRolesQuery(company));
  const wide = useIsWide();
  const roles = rows(query.data);
  const List = wide ? Wide : Small;
  const toRoles = isMember ? (
    <Button asChild size="sm">
      <Link to={paths.createJobs}>{words.toRoles}</Link>
    </Button>
  ) : undefined;
  return (
    <Card flush title={words.title}>
      {query.isPending && <SkeletonRows rows={2} />}
      {query.isError && (
        <LoadFailed query={query} className="m-4">
          {words.failed}
        </LoadFailed>
      )}
      {query.isSuccess && roles.length === 0 && (
        <EmptyState icon={Users} action={toRoles}>
          {words.empty}
        </EmptyState>
      )}
      {roles.length > 0 && <List roles={roles} isMember={isMember} />}
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {words.more}
        </LoadMore>
      )}
    </Card>
  );
}
