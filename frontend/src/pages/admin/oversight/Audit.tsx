import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import { auditQuery } from '@/features/audit/api';
import { EntryRows } from '@/features/audit/EntryRows';
import { FilterForm } from '@/features/audit/FilterForm';
import { askedOf, everythingAbout, paramsOf } from '@/features/audit/rules';
import { text } from '@/features/audit/text';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';

/** Who did what and why, narrowed by what the address says. */
export default function Audit() {
  usePageTitle(text.title);
  const [params, setParams] = useSearchParams();
  const asked = useMemo(() => askedOf(params), [params]);
  const query = useInfiniteQuery(auditQuery(asked));
  const entries = rows(query.data);
  const clear = useCallback(() => setParams({}), [setParams]);
  const isFiltered = Object.keys(asked).length > 0;
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} />
      <Card flush>
        <FilterForm asked={asked} onAsk={(typed) => setParams(paramsOf(typed))} onClear={clear} />
        {query.isPending && <SkeletonRows rows={8} />}
        {query.isError && entries.length === 0 && (
          <LoadFailed query={query} className="m-4">
            {text.loadFailed}
          </LoadFailed>
        )}
        {query.isSuccess && entries.length === 0 && (
          <EmptyState
            icon={ScrollText}
            action={isFiltered && <Button onClick={clear}>{text.filters.clear}</Button>}
          >
            {isFiltered ? text.noMatch : text.empty}
          </EmptyState>
        )}
        {entries.length > 0 && <EntryRows entries={entries} about={everythingAbout} />}
        {query.hasNextPage && (
          <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
            {text.more}
          </LoadMore>
        )}
      </Card>
    </>
  );
}
