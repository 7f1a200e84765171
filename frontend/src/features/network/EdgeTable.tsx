import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { NetworkEdge } from '@/api/words/admin';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { Table, Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { edgesQuery } from './api';
import { NodeMark } from './NodeMark';
import { pageOf, type Asked } from './rules';
import { text } from './text';

const words = text.table;

function Name({ end }: { end: NetworkEdge['from'] }) {
  const name = end.name === '' ? text.unnamed : end.name;
  const page = pageOf(end.kind, end.of);
  if (page === null) return name;
  return (
    <Link to={page} className="break-words text-link underline-offset-3 hover:underline">
      {name}
    </Link>
  );
}

function End({ end }: { end: NetworkEdge['from'] }) {
  return (
    <span className="flex items-center gap-2">
      <NodeMark kind={end.kind} />
      <span className="min-w-0">
        <Name end={end} />
        <span className="block text-xs text-fg-muted">{text.kind[end.kind]}</span>
      </span>
    </span>
  );
}

/** Below the width of the table: two lines an edge. */
function EdgeLines({ edges }: { edges: readonly NetworkEdge[] }) {
  return (
    <ul aria-label={words.caption} className="divide-y divide-line md:hidden">
      {edges.map(({ id, at, from, kind, to }) => (
        <li key={id} className="px-4.5 py-2 text-sm">
          <p className="flex flex-wrap items-center gap-x-2">
            <Name end={from} />
            <span className="text-xs text-fg-muted">{text.edges[kind]}</span>
            <Name end={to} />
          </p>
          <p className="text-xs text-fg-muted">
            {text.kind[from.kind]} · {text.kind[to.kind]} · <Time at={at} look="short" />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The same network edge by edge, the newest first. */
export function EdgeTable({ asked }: { asked: Asked }) {
  const query = useInfiniteQuery(edgesQuery(asked));
  if (query.isPending) return <SkeletonRows rows={8} />;
  if (query.isError && query.data === undefined)
    return (
      <LoadFailed query={query} className="m-4">
        {words.loadFailed}
      </LoadFailed>
    );
  const edges = rows(query.data);
  return (
    <>
      <EdgeLines edges={edges} />
      <div className="max-md:hidden">
        <Table caption={words.caption}>
          <thead>
            <tr>
              <Th>{words.when}</Th>
              <Th>{words.from}</Th>
              <Th>{words.what}</Th>
              <Th>{words.to}</Th>
            </tr>
          </thead>
          <tbody>
            {edges.map((edge) => (
              <tr key={edge.id}>
                <Td className="whitespace-nowrap">
                  <Time at={edge.at} look="short" />
                </Td>
                <Td>
                  <End end={edge.from} />
                </Td>
                <Td>{text.edges[edge.kind]}</Td>
                <Td>
                  <End end={edge.to} />
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {words.more}
        </LoadMore>
      )}
    </>
  );
}
