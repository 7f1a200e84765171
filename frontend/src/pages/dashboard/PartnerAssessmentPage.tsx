import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import { paths } from '@/facts/paths';
import { seatQuery } from '@/features/cohorts/api';
import { SeatCard } from '@/features/cohorts/SeatCard';
import { text } from '@/features/cohorts/text';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Loaded } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonRows } from '@/ui/Skeleton';
import { usePageTitle } from '@/ui/page-title';

const words = text.seat;

/** Where the link of a partner's assessment leads. */
export default function PartnerAssessmentPage() {
  const { code = '' } = useParams();
  const query = useQuery(seatQuery(code));
  const title = query.data?.title ?? words.pageTitle;
  usePageTitle(title);
  if (query.isError && isMissing(query.error))
    return (
      <>
        <PageHeader title={words.pageTitle} />
        <EmptyState
          action={
            <Button asChild>
              <Link to={paths.dashboard}>{words.dashboard}</Link>
            </Button>
          }
        >
          {words.gone}
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHeader
        title={title}
        {...(query.data === undefined ? {} : { above: words.runs(query.data.partner) })}
      />
      <Loaded query={query} skeleton={<SkeletonRows rows={6} />}>
        {(seat) => <SeatCard code={code} seat={seat} />}
      </Loaded>
    </>
  );
}
