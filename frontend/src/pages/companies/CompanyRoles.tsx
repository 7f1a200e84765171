import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import { paths, to } from '@/facts/paths';
import { text } from '@/features/companies/text';
import { openRolesQuery } from '@/features/open-roles/api';
import { text as roles } from '@/features/roles/text';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { dayWords } from '@/ui/time';

const words = text.roles;

/** The roles of a company that somebody can apply for. */
export function CompanyRoles({ company }: { company: string }) {
  const query = useInfiniteQuery(openRolesQuery(company));
  const open = rows(query.data);
  return (
    <Card flush title={words.title}>
      {query.isPending && <SkeletonRows rows={3} />}
      {query.isError && (
        <LoadFailed query={query} className="m-4">
          {words.failed}
        </LoadFailed>
      )}
      {query.isSuccess && open.length === 0 && (
        <EmptyState
          action={
            <Button asChild>
              <Link to={paths.companies}>{words.others}</Link>
            </Button>
          }
        >
          {words.empty}
        </EmptyState>
      )}
      {open.length > 0 && (
        <ul aria-label={words.title}>
          {open.map((role) => (
            <li key={role.id} className="border-b border-line last:border-b-0">
              <Link
                to={to(paths.openRole, { id: company, roleId: role.id })}
                className="block px-4.5 py-3.5 -outline-offset-2 hover:bg-surface-hover"
              >
                <span className="block font-medium break-words">{role.title}</span>
                <span className="block text-xs text-fg-muted">
                  {[
                    role.kind === null ? null : roles.kinds[role.kind],
                    role.workplace === null ? null : roles.workplaces[role.workplace],
                    role.location === '' ? null : role.location,
                    role.deadline === null ? null : words.until(dayWords(role.deadline)),
                  ]
                    .filter((part) => part !== null)
                    .join(' · ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {words.more}
        </LoadMore>
      )}
    </Card>
  );
}
