import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { ListedRole } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { rolesQuery } from '@/features/roles/api';
import { titleOf } from '@/features/roles/rules';
import { text } from '@/features/roles/text';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { Time } from '@/ui/Time';

const words = text.slates;

function Row({ role }: { role: ListedRole }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 px-4.5 py-2.5 text-sm">
      <Link
        to={to(paths.role, { roleId: role.id })}
        className="min-w-0 flex-1 basis-48 font-medium break-words underline-offset-3 hover:underline"
      >
        {titleOf(role)}
      </Link>
      <span className="text-fg-muted">
        {role.slate_by === null ? (
          words.none
        ) : (
          <>
            {words.expected(role.applicants)}
            <Time at={role.slate_by} look="short" />
          </>
        )}
      </span>
    </li>
  );
}

/** The roles that people can apply for and whose applicants nobody has released, each with the day they are expected. */
export function ExpectedSlates() {
  const query = useInfiniteQuery(rolesQuery('live'));
  // Of a company that sees applicants at once, only those who applied before that can wait.
  const waiting = rows(query.data).filter(
    ({ state, release, slate_by: by }) =>
      state === 'published' && (!release.is_direct || by !== null),
  );
  if (query.isError && query.data === undefined)
    return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
  if (waiting.length === 0) return null;
  return (
    <Card flush title={words.title}>
      <ul className="divide-y divide-line">
        {waiting.map((role) => (
          <Row key={role.id} role={role} />
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
    </Card>
  );
}
