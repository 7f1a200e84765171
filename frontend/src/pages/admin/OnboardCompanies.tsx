import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rows as rowsOf } from '@/api/cache/page';
import type { AdminInquiry, InquiryColumn } from '@/api/words';
import { paths } from '@/facts/paths';
import { ExportButton } from '@/features/exports/ExportButton';
import { countsQuery, downloadInquiries, inquiriesQuery } from '@/features/inquiry-review/api';
import { ChooseBox, ChosenBar } from '@/features/inquiry-review/bulk/ChosenBar';
import { isChoosing } from '@/features/inquiry-review/bulk/choosing';
import { RejectDialog } from '@/features/inquiry-review/bulk/RejectDialog';
import { useChosen } from '@/features/inquiry-review/bulk/use-chosen';
import { CreateDialog } from '@/features/inquiry-review/CreateDialog';
import { InquiryPane } from '@/features/inquiry-review/InquiryPane';
import { ageWords, columnOf, columns } from '@/features/inquiry-review/rules';
import { DeadlineBadge, StateBadge } from '@/features/inquiry-review/StateBadge';
import { text } from '@/features/inquiry-review/text';
import { RecruitListCard } from '@/features/talent/recruiting/RecruitListCard';
import { QueueRows } from '@/features/review-queue/QueueRows';
import { ReviewQueue } from '@/features/review-queue/ReviewQueue';
import { SavedFilters } from '@/features/saved-filters/SavedFilters';
import { Button } from '@/ui/Button';
import { Time } from '@/ui/Time';

/** The address of a column, with an inquiry open in it or none. */
function address(column: InquiryColumn, inquiry?: string): string {
  const query = new URLSearchParams({ column, ...(inquiry === undefined ? {} : { inquiry }) });
  return `${paths.adminOnboardCompanies}?${query.toString()}`;
}

/** A company that registered by itself has named nobody. */
function whoWrote({ origin, first_name, last_name, email }: AdminInquiry): string {
  return origin === 'direct' ? email : `${first_name} ${last_name} · ${email}`;
}

/** The queue of inquiries: columns, the list of one of them, and the inquiry that is read. */
export default function OnboardCompanies() {
  const [params] = useSearchParams();
  const [creating, setCreating] = useState(false);
  const column = columnOf(params.get('column'));
  const open = params.get('inquiry');
  const query = useInfiniteQuery(inquiriesQuery(column));
  const counts = useQuery(countsQuery).data?.counts;
  const listed = useMemo(() => rowsOf(query.data), [query.data]);
  const { chosen, isChosen, onTick, clear } = useChosen(listed, column, open);
  const [rejecting, setRejecting] = useState<readonly AdminInquiry[]>([]);
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
      <ReviewQueue
        words={text}
        actions={
          <>
            <SavedFilters list="onboard_companies" shown={{ column }} />
            <ExportButton load={() => downloadInquiries(column)} />
            {create}
          </>
        }
        queues={{
          names: columns,
          labels: text.columns,
          hints: text.hints,
          counts,
          chosen: column,
          home: 'in_review',
          empties: text.empties,
        }}
        open={open}
        address={address}
        query={query}
        list={(rows, link) => (
          <>
            {chosen.length > 0 && (
              <ChosenBar
                count={chosen.length}
                onReject={() => setRejecting(chosen)}
                onClear={clear}
              />
            )}
            <QueueRows
              label={text.listLabel}
              rows={rows}
              open={open}
              link={link}
              before={
                isChoosing(column)
                  ? (inquiry) => (
                      <ChooseBox
                        inquiry={inquiry}
                        chosen={isChosen(inquiry.id)}
                        onTick={(isRange) => onTick(inquiry.id, isRange)}
                      />
                    )
                  : undefined
              }
              row={(inquiry) => ({
                name: inquiry.company_name,
                detail: whoWrote(inquiry),
                since: (
                  <>
                    <Time at={inquiry.submitted_at} look="relative" className="sr-only" />
                    <span aria-hidden="true">{ageWords(inquiry.age_days)}</span>
                  </>
                ),
                badges: (
                  <>
                    <StateBadge state={inquiry.state} />
                    <DeadlineBadge inquiry={inquiry} />
                  </>
                ),
              })}
            />
          </>
        )}
        item={(id) => (
          <InquiryPane
            key={id}
            id={id}
            ofCompany={(company) => <RecruitListCard company={company} />}
          />
        )}
      />
      {creating && <CreateDialog onClose={() => setCreating(false)} />}
      {rejecting.length > 0 && (
        <RejectDialog chosen={rejecting} onRejected={clear} onClose={() => setRejecting([])} />
      )}
    </>
  );
}
