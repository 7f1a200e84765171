import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import { isMissing } from '@/api/failure';
import { paths } from '@/facts/paths';
import { companiesQuery, companyQuery, downloadCompanies } from '@/features/admin-companies/api';
import { CompanyPane } from '@/features/admin-companies/CompanyPane';
import { CompanyTable } from '@/features/admin-companies/CompanyTable';
import { DetailsCard } from '@/features/admin-companies/details/DetailsCard';
import { DetailsQueueCard } from '@/features/admin-companies/details/DetailsQueueCard';
import { lookedOf, states } from '@/features/admin-companies/rules';
import { text } from '@/features/admin-companies/text';
import { ExportButton } from '@/features/exports/ExportButton';
import { SavedFilters } from '@/features/saved-filters/SavedFilters';
import { SubscriptionCard } from '@/features/subscriptions/SubscriptionCard';
import { BeginButton } from '@/features/view-as/BeginButton';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { useListKeys } from '@/ui/list-keys';
import { LoadFailed, Loaded } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { PageHeader } from '@/ui/PageHeader';
import { useRowKeys } from '@/ui/row-keys';
import { SearchField } from '@/ui/SearchField';
import { Select } from '@/ui/Select';
import { SkeletonRows } from '@/ui/Skeleton';
import { usePageTitle } from '@/ui/page-title';

const options = [
  { value: 'all', label: text.allStates },
  ...states.map((value) => ({ value, label: text.states[value] })),
];
const search = { label: text.search, placeholder: text.placeholder, clear: text.clearSearch };

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
  const inquiries = (
    <Button asChild>
      <Link to={paths.adminOnboardCompanies}>{text.toInquiries}</Link>
    </Button>
  );
  return <EmptyState action={inquiries}>{text.empty}</EmptyState>;
}

/** The address of a company, with the list as it is filtered behind it. */
function addressOf(params: URLSearchParams, id: string): string {
  const next = new URLSearchParams(params);
  next.set('company', id);
  return `${paths.adminCompanies}?${next.toString()}`;
}

function List() {
  useRowKeys();
  const [params, setParams] = useSearchParams();
  const looked = lookedOf(params);
  const query = useInfiniteQuery(companiesQuery(looked));
  const companies = rows(query.data);
  const put = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const link = (id: string) => addressOf(params, id);
  return (
    <>
      <PageHeader
        title={text.title}
        lead={text.lead}
        actions={
          <>
            <SavedFilters list="manage_companies" />
            <ExportButton load={() => downloadCompanies(looked)} />
          </>
        }
      />
      <DetailsQueueCard link={link} />
      <Card flush>
        <div className="flex flex-wrap gap-3 border-b border-line px-4.5 py-3">
          <div className="min-w-56 flex-1">
            <SearchField
              value={looked.search ?? ''}
              onSearch={(q) => put('search', q)}
              words={search}
            />
          </div>
          <Select
            aria-label={text.state}
            className="w-48!"
            value={looked.state ?? 'all'}
            options={options}
            onChange={(state) => put('state', state === 'all' ? '' : state)}
          />
        </div>
        {query.isPending && <SkeletonRows rows={6} />}
        {query.isError && (
          <LoadFailed query={query} className="m-4">
            {text.loadFailed}
          </LoadFailed>
        )}
        {query.isSuccess && companies.length === 0 && (
          <Empty filtered={Object.keys(looked).length > 0} />
        )}
        {companies.length > 0 && <CompanyTable companies={companies} link={link} />}
        {query.hasNextPage && (
          <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
            {text.more}
          </LoadMore>
        )}
      </Card>
      <p className="mt-2 text-xs text-fg-subtle max-lg:hidden">{text.keys}</p>
    </>
  );
}

/** J and K go on to the next company of the list that this one was opened from. */
function useNextCompany(id: string, params: URLSearchParams): void {
  const navigate = useNavigate();
  const query = useInfiniteQuery(companiesQuery(lookedOf(params)));
  const show = useCallback(
    (one: { id: string }) => void navigate(addressOf(params, one.id), { replace: true }),
    [params, navigate],
  );
  useListKeys(rows(query.data), id, show);
}

function Opened({ id }: { id: string }) {
  const [params] = useSearchParams();
  useNextCompany(id, params);
  const query = useQuery(companyQuery(id));
  const gone = query.isError && isMissing(query.error);
  const back = new URLSearchParams(params);
  back.delete('company');
  const rest = back.toString();
  const address = rest === '' ? paths.adminCompanies : `${paths.adminCompanies}?${rest}`;
  return (
    <>
      <PageHeader
        above={<Link to={address}>{text.back}</Link>}
        title={query.data?.company.name ?? text.title}
        lead={query.data?.company.domain}
        {...(query.data !== undefined &&
          query.data.company.state !== 'merged' && {
            actions: <BeginButton area="company" id={id} name={query.data.company.name} />,
          })}
      />
      {gone ? (
        <EmptyState
          action={
            <Button asChild>
              <Link to={address}>{text.back}</Link>
            </Button>
          }
        >
          {text.gone}
        </EmptyState>
      ) : (
        <Loaded query={query} failed={text.loadFailed}>
          {(detail) => (
            <CompanyPane
              key={id}
              detail={detail}
              decision={<DetailsCard company={id} />}
              plan={<SubscriptionCard company={id} />}
            />
          )}
        </Loaded>
      )}
    </>
  );
}

/** The admin's list of companies, or the one that is open. */
export default function ManageCompanies() {
  usePageTitle(text.title);
  const [params] = useSearchParams();
  const open = params.get('company');
  return open === null ? <List /> : <Opened id={open} />;
}
