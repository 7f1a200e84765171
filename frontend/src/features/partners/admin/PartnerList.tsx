import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { AdminPartner } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Badge } from '@/ui/Badge';
import { saveFile } from '@/platform/save-file';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { notify } from '@/ui/notify';
import { SkeletonRows } from '@/ui/Skeleton';
import { Table, Td, Th } from '@/ui/Table';
import { downloadPartners, partnersQuery } from './api';
import { FilterBar } from './FilterBar';
import { conversionWords, dueWords, lookedOf } from './rules';
import { text } from './text';

const words = text.table;

/** A state with its tone. */
export function StateBadge({ state }: Pick<AdminPartner, 'state'>) {
  return (
    <Badge tone={state === 'active' ? 'positive' : 'caution'} dot>
      {text.states[state]}
    </Badge>
  );
}

function Row({ partner }: { partner: AdminPartner }) {
  return (
    <tr>
      <Td>
        <Link
          to={to(paths.adminPartner, { partnerId: partner.id })}
          className="font-medium text-link underline-offset-3 hover:underline"
        >
          {partner.organisation}
        </Link>
        <p className="text-xs text-fg-muted">{partner.email}</p>
      </Td>
      <Td>{text.kinds[partner.kind]}</Td>
      <Td className="font-mono text-xs">{partner.code ?? text.none}</Td>
      <Td numeric>{partner.signed_up}</Td>
      <Td numeric>{conversionWords(partner)}</Td>
      <Td numeric className="whitespace-nowrap">
        {dueWords(partner)}
      </Td>
      <Td>
        <StateBadge state={partner.state} />
      </Td>
    </tr>
  );
}

function Empty({ filtered }: { filtered: boolean }) {
  const [, setParams] = useSearchParams();
  if (filtered)
    return (
      <EmptyState
        action={<Button onClick={() => setParams({}, { replace: true })}>{text.clear}</Button>}
      >
        {text.noMatch}
      </EmptyState>
    );
  const open = (
    <Button asChild>
      <Link to={`${paths.adminPartners}?state=applied`}>{text.applications}</Link>
    </Button>
  );
  return <EmptyState action={open}>{text.empty}</EmptyState>;
}

/** All partners, with a search and filters. */
export function PartnerList() {
  const [params] = useSearchParams();
  const looked = lookedOf(params);
  const query = useInfiniteQuery(partnersQuery(looked));
  const partners = rows(query.data);
  const save = () => {
    downloadPartners(looked).then(
      ({ blob }) => saveFile(blob, 'partners.csv'),
      () => notify('error', text.exportFailed),
    );
  };
  const csv = (
    <Button
      size="sm"
      icon={<Download size={14} strokeWidth={1.75} aria-hidden="true" />}
      onClick={save}
    >
      {text.export}
    </Button>
  );
  return (
    <Card flush title={text.title} {...(partners.length > 0 ? { action: csv } : {})}>
      <FilterBar looked={looked} />
      {query.isPending && <SkeletonRows rows={5} />}
      {query.isError && (
        <LoadFailed query={query} className="m-4">
          {text.loadFailed}
        </LoadFailed>
      )}
      {query.isSuccess && partners.length === 0 && (
        <Empty filtered={Object.keys(looked).length > 0} />
      )}
      {partners.length > 0 && (
        <Table caption={text.caption}>
          <thead>
            <tr>
              <Th>{words.name}</Th>
              <Th>{words.kind}</Th>
              <Th>{words.code}</Th>
              <Th numeric>{words.signedUp}</Th>
              <Th numeric>{words.conversion}</Th>
              <Th numeric>{words.due}</Th>
              <Th>{words.state}</Th>
            </tr>
          </thead>
          <tbody>
            {partners.map((partner) => (
              <Row key={partner.id} partner={partner} />
            ))}
          </tbody>
        </Table>
      )}
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
    </Card>
  );
}
