import { useInfiniteQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import { paths } from '@/facts/paths';
import { internshipsQuery } from '@/features/internships/api';
import { InternshipsTable } from '@/features/internships/InternshipsTable';
import { stateOf } from '@/features/internships/rules';
import { text } from '@/features/internships/text';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadMore } from '@/ui/LoadMore';
import { LoadFailed } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { Select } from '@/ui/Select';
import { SkeletonRows } from '@/ui/Skeleton';

const words = text.list;
const ALL = 'all';
// Nobody finds one between the two steps of an extension.
const states = Object.entries(text.states).filter(([value]) => value !== 'extended');
const options = [[ALL, words.all] as const, ...states].map(([value, label]) => ({ value, label }));

/** The company's internships, in one state or all. */
export default function InternList() {
  usePageTitle(words.title);
  const [params, setParams] = useSearchParams();
  const state = stateOf(params.get('state'));
  const query = useInfiniteQuery(internshipsQuery(state));
  const shown = rows(query.data);
  const empty = query.isSuccess && shown.length === 0;
  const show = (next: string) => setParams(next === ALL ? {} : { state: next });
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          !(empty && state === null) && (
            <Select
              aria-label={words.state}
              className="w-44"
              value={state ?? ALL}
              options={options}
              onChange={show}
            />
          )
        }
      />
      {query.isError && (
        <LoadFailed query={query} className="mb-4">
          {words.failed}
        </LoadFailed>
      )}
      {query.isPending && (
        <Card flush>
          <SkeletonRows />
        </Card>
      )}
      {empty && (
        <Card>
          {state === null ? (
            <EmptyState
              icon={GraduationCap}
              action={
                <Button asChild>
                  <Link to={paths.talentSelection}>{words.offers}</Link>
                </Button>
              }
            >
              {words.empty}
            </EmptyState>
          ) : (
            <EmptyState
              icon={GraduationCap}
              action={<Button onClick={() => show(ALL)}>{words.showAll}</Button>}
            >
              {words.noMatch}
            </EmptyState>
          )}
        </Card>
      )}
      {shown.length > 0 && (
        <Card flush>
          <InternshipsTable internships={shown} />
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
