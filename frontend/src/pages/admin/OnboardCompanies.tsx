import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowLeft, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { rows } from '@/api/page';
import type { AdminInquiry, InquiryColumn } from '@/api/words';
import { paths } from '@/facts/paths';
import { countsQuery, inquiriesQuery } from '@/features/inquiries/api';
import { CreateDialog } from '@/features/inquiries/CreateDialog';
import { InquiryList } from '@/features/inquiries/InquiryList';
import { InquiryPane } from '@/features/inquiries/InquiryPane';
import { columnOf, columns, neighbour } from '@/features/inquiries/rules';
import { LoadFailed } from '@/ui/Loaded';
import { useShortcuts } from '@/ui/shortcuts';
import { text } from '@/features/inquiries/text';
import { QueueNav } from '@/features/shell/QueueNav';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { cx } from '@/ui/cx';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';

/** The address of a column, with an inquiry open in it or none. */
function address(column: InquiryColumn, inquiry?: string): string {
  const query = new URLSearchParams({ column, ...(inquiry === undefined ? {} : { inquiry }) });
  return `${paths.adminOnboardCompanies}?${query.toString()}`;
}

type Queue = {
  column: InquiryColumn;
  chosen: string | null;
  shown: readonly AdminInquiry[];
  query: ReturnType<typeof useInfiniteQuery>;
};

function List({ column, chosen, shown, query }: Queue) {
  if (query.isError && shown.length === 0) {
    return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
  }
  if (query.isPending) return <SkeletonRows />;
  if (shown.length === 0) {
    const elsewhere = column !== 'in_review' && (
      <Button asChild>
        <Link to={address('in_review')}>{text.emptyShow}</Link>
      </Button>
    );
    return <EmptyState action={elsewhere}>{text.empty}</EmptyState>;
  }
  return (
    <>
      <InquiryList rows={shown} chosen={chosen} link={(id) => address(column, id)} />
      {query.hasNextPage && (
        <div className="border-t border-line p-3 text-center">
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {text.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** The queue of inquiries: columns, the list of one of them, and the inquiry that is read. */
export default function OnboardCompanies() {
  usePageTitle(text.title);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  const column = columnOf(params.get('column'));
  const chosen = params.get('inquiry');
  const query = useInfiniteQuery(inquiriesQuery(column));
  const shown = useMemo(() => rows(query.data), [query.data]);
  const keys = useMemo(() => {
    const move = (step: 1 | -1) => () => {
      const next = neighbour(shown, chosen, step);
      if (next !== null && next !== chosen) void navigate(address(column, next), { replace: true });
    };
    return { j: move(1), k: move(-1) };
  }, [shown, chosen, column, navigate]);
  useShortcuts(keys);
  const hints: Partial<Record<InquiryColumn, string>> = text.hints;
  const hint = hints[column];
  const counts = useQuery(countsQuery).data?.counts;
  const tabs = columns.map((name) => ({
    name,
    label: text.columns[name],
    to: address(name),
    count: counts?.[name],
  }));
  const create = (
    <Button
      icon={<Plus size={15} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => setCreating(true)}
    >
      {text.create.open}
    </Button>
  );
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} actions={create} />
      <QueueNav label={text.columnsLabel} queues={tabs} chosen={column} />
      {hint !== undefined && <p className="mb-3 text-xs text-fg-muted">{hint}</p>}
      <div className="grid grid-cols-1 items-start gap-4.5 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className={cx(chosen !== null && 'max-lg:hidden')}>
          <Card flush>
            <List column={column} chosen={chosen} shown={shown} query={query} />
          </Card>
          <p className="mt-2 text-xs text-fg-subtle max-lg:hidden">{text.keys}</p>
        </div>
        {chosen === null ? (
          <p className="rounded-lg border border-dashed border-line p-9 text-center text-sm text-fg-muted max-lg:hidden">
            {text.choose}
          </p>
        ) : (
          <div className="min-w-0">
            <Link
              to={address(column)}
              className="mb-3 inline-flex items-center gap-2 text-sm font-medium text-link max-md:min-h-11 lg:hidden"
            >
              <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
              {text.back}
            </Link>
            <InquiryPane key={chosen} id={chosen} />
          </div>
        )}
      </div>
      {creating && <CreateDialog onClose={() => setCreating(false)} />}
    </>
  );
}
