import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { AdminInquiry, InquiryColumn } from '@/api/words';
import { paths } from '@/facts/paths';
import { countsQuery, inquiriesQuery } from '@/features/inquiry-review/api';
import { CreateDialog } from '@/features/inquiry-review/CreateDialog';
import { InquiryList } from '@/features/inquiry-review/InquiryList';
import { InquiryPane } from '@/features/inquiry-review/InquiryPane';
import { columnOf, columns } from '@/features/inquiry-review/rules';
import { text } from '@/features/inquiry-review/text';
import { BackLink } from '@/features/review-queue/BackLink';
import { QueueHead } from '@/features/review-queue/QueueHead';
import { QueueList } from '@/features/review-queue/QueueList';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { cx } from '@/ui/cx';
import { useListKeys } from '@/ui/list-keys';
import { usePageTitle } from '@/ui/page-title';

/** The address of a column, with an inquiry open in it or none. */
function address(column: InquiryColumn, inquiry?: string): string {
  const query = new URLSearchParams({ column, ...(inquiry === undefined ? {} : { inquiry }) });
  return `${paths.adminOnboardCompanies}?${query.toString()}`;
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
  const open = useCallback(
    ({ id }: AdminInquiry) => void navigate(address(column, id), { replace: true }),
    [column, navigate],
  );
  useListKeys(shown, chosen, open);
  const counts = useQuery(countsQuery).data?.counts;
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
      <QueueHead
        words={{ title: text.title, lead: text.lead, label: text.columnsLabel }}
        actions={create}
        queues={columns}
        chosen={column}
        labels={text.columns}
        hints={text.hints}
        counts={counts}
        link={address}
      />
      <div className="grid grid-cols-1 items-start gap-4.5 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className={cx(chosen !== null && 'max-lg:hidden')}>
          <Card flush>
            <QueueList
              query={query}
              count={shown.length}
              words={text}
              elsewhere={
                column === 'in_review' ? null : { to: address('in_review'), words: text.emptyShow }
              }
            >
              <InquiryList rows={shown} chosen={chosen} link={(id) => address(column, id)} />
            </QueueList>
          </Card>
          <p className="mt-2 text-xs text-fg-subtle max-lg:hidden">{text.keys}</p>
        </div>
        {chosen === null ? (
          <p className="rounded-lg border border-dashed border-line p-9 text-center text-sm text-fg-muted max-lg:hidden">
            {text.choose}
          </p>
        ) : (
          <div className="min-w-0">
            <BackLink to={address(column)} className="lg:hidden">
              {text.back}
            </BackLink>
            <InquiryPane key={chosen} id={chosen} />
          </div>
        )}
      </div>
      {creating && <CreateDialog onClose={() => setCreating(false)} />}
    </>
  );
}
