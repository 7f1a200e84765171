import { useInfiniteQuery } from '@tanstack/react-query';
import { Briefcase } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PAGE_SIZE, rows } from '@/api/cache/page';
import type { OpenRoleRow } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { foundRolesQuery } from '@/features/open-roles/api';
import { isNarrow, isNew, placeOf, type RoleFilter } from '@/features/open-roles/rules';
import { text } from '@/features/open-roles/text';
import { text as roles } from '@/features/roles/text';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { rowMark, useRowKeys } from '@/ui/row-keys';
import { Loading, Skeleton } from '@/ui/Skeleton';
import { useNow } from '@/ui/Time';
import { shortDayWords } from '@/ui/time';

const words = text.list;

function Row({ role, now }: { role: OpenRoleRow; now: Date }) {
  const { company, kind, level, deadline } = role;
  const place = placeOf(role);
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        {...rowMark}
        to={to(paths.openRole, { id: company.id, roleId: role.id })}
        className="flex items-center gap-4 px-4.5 py-3.5 -outline-offset-2 hover:bg-surface-hover max-md:flex-col max-md:items-stretch max-md:gap-1.5"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-medium break-words">{role.title}</span>
          <span className="block text-sm break-words text-fg-muted">
            {place === '' ? company.name : `${company.name} · ${place}`}
          </span>
          <span className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
            {isNew(role, now) && <Badge tone="info">{words.newly}</Badge>}
            {kind !== null && <Badge>{roles.kinds[kind]}</Badge>}
            {level !== null && <Badge>{roles.levels[level]}</Badge>}
          </span>
        </span>
        {deadline !== null && (
          <span className="shrink-0 text-xs text-fg-muted">
            {text.applyBy(shortDayWords(deadline))}
          </span>
        )}
      </Link>
    </li>
  );
}

/** As many rows as a page of the list has, each of its height. */
function ListSkeleton() {
  return (
    <Card flush>
      <Loading>
        {Array.from({ length: PAGE_SIZE }, (_, index) => (
          <div
            key={index}
            className="flex h-24.25 flex-col justify-center gap-2.5 border-b border-line px-4.5 last:border-b-0 max-md:h-30"
          >
            <Skeleton className={index % 2 === 0 ? 'w-2/5' : 'w-1/3'} />
            <Skeleton className="w-1/2" />
            <Skeleton className="h-4 w-1/4" />
          </div>
        ))}
      </Loading>
    </Card>
  );
}

function Nothing({ filter, onClear }: RoleListProps) {
  const narrow = isNarrow(filter);
  return (
    <Card>
      <EmptyState
        icon={Briefcase}
        action={
          narrow ? (
            <Button onClick={onClear}>{words.clearFilters}</Button>
          ) : (
            <Button asChild>
              <Link to={paths.companies}>{words.toCompanies}</Link>
            </Button>
          )
        }
      >
        {narrow ? words.noMatch : words.empty}
      </EmptyState>
    </Card>
  );
}

type RoleListProps = { filter: RoleFilter; onClear: () => void };

/** The open roles that a filter leaves, page by page. */
export function RoleList({ filter, onClear }: RoleListProps) {
  const query = useInfiniteQuery(foundRolesQuery(filter));
  const found = rows(query.data);
  const now = useNow();
  useRowKeys();
  if (query.isPending) return <ListSkeleton />;
  return (
    <>
      {query.isError && (
        <LoadFailed query={query} className="mb-4">
          {words.loadFailed}
        </LoadFailed>
      )}
      {query.isSuccess && found.length === 0 && <Nothing filter={filter} onClear={onClear} />}
      {found.length > 0 && (
        <Card flush>
          <ul aria-label={words.label}>
            {found.map((role) => (
              <Row key={role.id} role={role} now={now} />
            ))}
          </ul>
          {query.hasNextPage && (
            <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
              {words.more}
            </LoadMore>
          )}
        </Card>
      )}
    </>
  );
}
