import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import type { CohortDetail } from '@/api/words/scores';
import { paths } from '@/facts/paths';
import { cohortQuery } from '@/features/cohorts/api';
import { LinkCard } from '@/features/cohorts/LinkCard';
import { phaseTones } from '@/features/cohorts/rules';
import { SpreadCard } from '@/features/cohorts/SpreadCard';
import { text } from '@/features/cohorts/text';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Fact } from '@/ui/Fact';
import { Loaded } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { usePageTitle } from '@/ui/page-title';
import { ResultsCard } from './ResultsCard';

const words = text.detail;

/** How far the students have come, and what the assessment is. */
function Facts({ detail: { cohort, tasks } }: { detail: CohortDetail }) {
  return (
    <>
      <Card title={words.progress}>
        <dl className="text-sm">
          <Fact label={words.joined}>{cohort.joined}</Fact>
          <Fact label={words.started}>{cohort.started}</Fact>
          <Fact label={words.finished}>{cohort.finished}</Fact>
        </dl>
      </Card>
      <Card title={words.about}>
        <dl className="text-sm">
          <Fact label={words.window}>
            <Time at={cohort.opens_at} look="short" /> {words.until}{' '}
            <Time at={cohort.closes_at} look="short" />
          </Fact>
          <Fact label={words.time}>{words.minutes(cohort.duration_minutes)}</Fact>
          <Fact label={words.tasks}>
            <ol>
              {tasks.map(({ position, title, weight, variants }) => (
                <li key={position}>
                  {words.task(title, weight)}
                  {variants.length > 0 && (
                    <span className="block text-xs text-fg-muted">
                      {words.drawn(variants.map((variant) => variant.title))}
                    </span>
                  )}
                </li>
              ))}
            </ol>
          </Fact>
        </dl>
      </Card>
    </>
  );
}

/** One assessment of a partner: its link, how far the students have come, how scores are spread. */
export default function PartnerAssessment() {
  const { assessmentId = '' } = useParams();
  const query = useQuery(cohortQuery(assessmentId));
  const cohort = query.data?.cohort;
  const title = cohort?.title ?? text.title;
  usePageTitle(title);
  const back = (
    <Button asChild>
      <Link to={paths.partnerAssessments}>{text.back}</Link>
    </Button>
  );
  if (query.isError && isMissing(query.error))
    return (
      <>
        <PageHeader title={text.title} />
        <EmptyState action={back}>{text.gone}</EmptyState>
      </>
    );
  return (
    <>
      <PageHeader
        title={title}
        {...(cohort === undefined
          ? {}
          : { above: <Badge tone={phaseTones[cohort.phase]}>{text.phases[cohort.phase]}</Badge> })}
        actions={back}
      />
      <Loaded query={query} skeleton={<SkeletonRows rows={6} />}>
        {(detail) => (
          <div className="flex flex-col gap-5">
            <LinkCard detail={detail} />
            <div className="grid gap-5 lg:grid-cols-2">
              <Facts detail={detail} />
            </div>
            <SpreadCard spread={detail.spread} />
            <ResultsCard id={assessmentId} />
          </div>
        )}
      </Loaded>
    </>
  );
}
