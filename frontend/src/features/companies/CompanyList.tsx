import { useInfiniteQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { ListedCompany } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { companiesQuery, type CompanyFilter } from './api';
import { CompanyLogo } from './CompanyLogo';
import { lineOf } from './rules';
import { text } from './text';

const oneDigit = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

function Row({ company }: { company: ListedCompany }) {
  const line = lineOf(company);
  const { difficulty, open_roles } = company;
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={to(paths.company, { id: company.id })}
        className="flex items-center gap-3.5 px-4.5 py-3.5 -outline-offset-2 hover:bg-surface-hover"
      >
        <CompanyLogo name={company.name} url={company.logo_url} />
        <span className="min-w-0 flex-1">
          <span className="block font-medium break-words">{company.name}</span>
          {line !== '' && <span className="block text-xs text-fg-muted">{line}</span>}
          <span className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
            {open_roles > 0 && <Badge>{text.openRoles(open_roles)}</Badge>}
            {difficulty !== null && <Badge>{text.difficulty(oneDigit.format(difficulty))}</Badge>}
          </span>
        </span>
      </Link>
    </li>
  );
}

type CompanyListProps = { filter: CompanyFilter; onClear: () => void };

/** The companies that a filter lets through, page by page. */
export function CompanyList({ filter, onClear }: CompanyListProps) {
  const query = useInfiniteQuery(companiesQuery(filter));
  const companies = rows(query.data);
  const filtered = filter.search !== '' || filter.industry !== null;
  if (query.isPending)
    return (
      <Card flush>
        <SkeletonRows />
      </Card>
    );
  return (
    <>
      {query.isError && (
        <LoadFailed query={query} className="mb-4">
          {text.loadFailed}
        </LoadFailed>
      )}
      {query.isSuccess && companies.length === 0 && (
        <Card>
          <EmptyState
            icon={Building2}
            action={filtered ? <Button onClick={onClear}>{text.clearFilter}</Button> : undefined}
          >
            {filtered ? text.noMatch : text.empty}
          </EmptyState>
        </Card>
      )}
      {companies.length > 0 && (
        <Card flush>
          <ul aria-label={text.list}>
            {companies.map((company) => (
              <Row key={company.id} company={company} />
            ))}
          </ul>
          {query.hasNextPage && (
            <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
              {text.more}
            </LoadMore>
          )}
        </Card>
      )}
    </>
  );
}
